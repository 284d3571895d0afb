"""Stone Age in a terminal: places, cards, buildings and camps as lists, and what one may type."""
