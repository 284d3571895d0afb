"""A game in progress: record, undo, chance and words."""
