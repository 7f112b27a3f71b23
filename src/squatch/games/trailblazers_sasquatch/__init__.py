"""Trailblazers: Sasquatch: trails laid together, with somebody who does not want to be found."""
