"""The contract that all games meet, and what works for every game through it."""
