"""What seats and fate decide in Táin."""
