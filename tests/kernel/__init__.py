"""The parts of the kernel that no single game shows."""
