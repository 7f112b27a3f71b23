"""The rules, compiled where there is a compiler.

`piles` of cards; the `vocabulary` that card effects are written in, and the `deck` as tables of
it; action `codes`; the `board` with everything on it; the `rows` that tell what happened;
`claims` and `knowledge`, what a seat has seen; `force`, what the cards in force make of a rule;
`choices`, what may be done; `steps`, what effects do; `encounter` and `turn`, how it all runs.
"""
