"""What bots know about The First Sparks."""
