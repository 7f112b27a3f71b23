"""The rules, compiled where there is a compiler.

`piles` of cards; action `codes`; the `board` with everything on it; the `rows` that tell what
happened; `knowledge`, what a seat has seen; `choices`, what may be done, and `refusals`, why the
rest may not; `trade`, what follows a sale by itself; `deals`, what happens to them up to there;
`turn`, what doing something brings about, from the first draw to the end.
"""
