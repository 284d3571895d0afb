"""The rules of Prehistory."""
