"""Prehistory in a terminal: action board, map and camps as lists, and what one may type."""
