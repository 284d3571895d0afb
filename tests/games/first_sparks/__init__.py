"""The First Sparks, paragraph by paragraph of its rulebook."""
