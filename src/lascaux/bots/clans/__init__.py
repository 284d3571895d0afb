"""What bots know about Clans."""
