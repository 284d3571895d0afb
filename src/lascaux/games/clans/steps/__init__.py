"""What seats and fate decide in Clans."""
