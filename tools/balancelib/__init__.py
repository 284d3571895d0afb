"""How balanced the games are whose values are partly our own: a study for each."""
