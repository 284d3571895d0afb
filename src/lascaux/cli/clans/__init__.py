"""Clans in a terminal: the map as characters, the scores around it, and what one may type for a move."""
