"""The rules of Clans."""
