"""What shows whether one hostile address spoils it for others: those who attack, and those who play on."""
