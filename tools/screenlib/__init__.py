"""What `tools/screens.py` shows."""
