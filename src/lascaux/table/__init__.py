"""A game in progress: seats, record, undo, chance and words."""
