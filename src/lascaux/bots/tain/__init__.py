"""What bots know about Táin."""
