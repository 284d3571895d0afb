"""What bots know of Clans: beliefs and judgements."""
