"""The rules of each game, paragraph by paragraph."""
