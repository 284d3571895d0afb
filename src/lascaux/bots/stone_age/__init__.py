"""What bots know about Stone Age."""
