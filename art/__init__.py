"""The pictures of Squatch as code: `python -m art` (or `make art`) writes every sprite.

A picture is text of SVG, put together by functions of `pen` (marks), `shapes` (the fur, the house
eye, scenery) and `frames` (what makes a picture a card). The rules of the style:

1. Flat inks of `inks` only, two tones to a form with a hard edge between, light from the left.
   No gradient, no blur, no outline round a figure.
2. Every creature looks with the house eye: cream disc, dark pupil, a heavy flat lid.
3. Fur is one shaggy silhouette, never strokes.
4. Size is told by what stands beside it: a tent at a Giant's ankle, a ladybird by a Tiny's boot.
5. A face reads at 72 pixels: one figure, one idea, a ground that contrasts.
"""
