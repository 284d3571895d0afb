"""What seats and fate decide in The First Sparks."""
