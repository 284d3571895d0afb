"""What bots know about Prehistory."""
