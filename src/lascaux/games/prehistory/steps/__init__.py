"""The decisions of Prehistory, one class each."""
