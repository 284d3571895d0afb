"""The laws of the kernel, run for every game, seat count and option."""
