"""The rules, compiled where there is a compiler.

The map knows no turns, so that a printed game can be followed with it: `shapes`, what a unit square
shows and how it turns; the `deck` as tables of it; the `ground` of unit squares, the `loops` walked
on it, and the `map` of the pieces laid.
"""
