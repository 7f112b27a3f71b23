"""The pictures of Bigfootses: a card's picture has the id the deck gives the card.

Every picture is 240 by 240. What tells it apart lies in its middle, between 40 and 200 from the
top, so that a table may show the whole square or a broad strip of it; whoever can be captured has
its face inside `scenes.FACE`, which is what a table shows where there is room for a face only.
"""
