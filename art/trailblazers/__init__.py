"""Pictures of Trailblazers: Sasquatch that do not follow from data.

Trail cards and bases are drawn in the browser, from what is printed on them.
"""
