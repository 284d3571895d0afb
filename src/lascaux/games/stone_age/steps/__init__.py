"""The decisions of Stone Age."""
