"""Bigfootses: a race for the most valuable bigfootses nobody has ever photographed."""
