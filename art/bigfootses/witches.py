"""The witches, one rule each. All in profile, all looking where you were going."""

from __future__ import annotations

from dataclasses import dataclass

from art.bigfootses.scenes import firs, hill, ridge, sky, stars
from art.bigfootses.things import sparkle, spectacles
from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import cloud, eye, fur, leaf


@dataclass(frozen=True, slots=True)
class Witch:
    """Colours in two tones, the hair behind the face, a hat, and what she holds before her."""

    skin: str
    skin_dark: str
    cloak: str
    cloak_dark: str
    hair: Svg
    hat: Svg
    held: Svg = ""
    worn: Svg = ""
    lid: float = 0.44


def bust(witch: Witch) -> Svg:
    """Head and shoulders; she looks to the right, the tip of her nose at (186, 134)."""
    return drawn(
        path(witch.cloak, "M10 244Q18 196 66 184Q96 174 132 184Q170 200 178 244Z"),
        path(witch.cloak_dark, "M108 177Q120 179 132 184Q170 200 178 244H126Q140 206 108 177Z"),
        witch.hair,
        path(
            witch.skin,
            "M76 84H148Q152 92 150 102Q166 112 186 134Q184 146 166 142Q156 140 150 144Q152 150 148"
            " 156Q154 160 152 168Q150 178 138 184Q110 190 92 172Q72 150 76 84Z",
        ),
        path(
            witch.skin_dark,
            "M76 140Q90 170 138 184Q110 190 92 172Q78 158 76 140ZM150 144Q160 138 186 134"
            "Q184 146 166 142Q156 140 150 144Z",
        ),
        line("night", 4, "M147 157Q134 160 124 154"),
        eye(130, 112, 14, 0.6, 0.1, witch.lid, witch.skin_dark),
        line(witch.skin_dark, 6, "M115 95Q130 90 146 97"),
        disc(witch.skin_dark, 112, 148, 4.5),
        witch.worn,
        witch.hat,
        witch.held,
    )


def _pointed(ink: str, dark: str, band: str, bent: str = "left") -> Svg:
    tip = {
        "left": "M66 86Q74 56 60 34Q54 24 34 30Q64 6 92 22Q124 34 158 86Z",
        "up": "M66 86Q92 50 108 22Q128 46 158 86Z",
        "fold": "M66 86Q78 40 104 20Q120 6 146 24Q130 26 128 40Q146 56 158 86Z",
    }[bent]
    shade = {
        "left": "M92 22Q124 34 158 86H118Q116 46 92 22Z",
        "up": "M108 22Q128 46 158 86H120Z",
        "fold": "M128 40Q146 56 158 86H118Q130 60 128 40Z",
    }[bent]
    return moved(
        0,
        -14,
        path(ink, tip),
        path(dark, shade),
        path(band, "M71 72Q112 92 150 72L158 88Q112 104 65 88Z"),
        path(ink, "M18 92Q66 76 112 90T206 88Q216 98 190 104Q150 112 112 108T40 110Q10 104 18 92Z"),
        path(dark, "M40 110Q112 122 190 104Q150 112 112 108T40 110Z"),
    )


def mist_hazel() -> Svg:
    """Hazel of the Mist, and her shawl."""
    hazel = Witch(
        "ice", "frost", "mist", "frost",
        fur("100,80 84,100 74,140 60,190 40,226 20,196 36,140 60,96", 13, 9, 4, 0.9, "slate"),
        _pointed("slate", "dusk", "mist", "left"),
        drawn(
            cloud(-20, 214, 110, "ice"), cloud(96, 226, 120, "cream"), cloud(170, 196, 90, "ice"),
            line("ice", 8, "M176 168H214M150 208H176M30 180H60"),
            path("pine", "M196 116Q220 96 232 112Q220 132 196 116Z"),
            line("bark", 5, "M196 116L182 160M190 140L214 140"),
            *(disc("tan", x, y, 7) for x, y in ((204, 146), (216, 146), (210, 156))),
        ),
    )  # fmt: skip
    return drawn(
        sky("dusk"), disc("straw", 160, 84, 66),
        firs("deep", [(20, 230, 180), (214, 230, 150)], "night"), hill("slate", 216, 8),
        bust(hazel),
    )  # fmt: skip


def auntie_bounty() -> Svg:
    """Auntie Bounty, who pays by weight."""
    purse = moved(
        188, 204,
        path("bark", "M-30-14Q-46 30-20 38H20Q46 30 30-14Z"),
        path("umber", "M8-14H30Q46 30 20 38H4Q26 10 8-14Z"),
        path("tan", "M-26-28L-20-14H20L26-28Q12-20 0-28Q-12-20-26-28Z"),
        line("amber", 6, "M-24-14H24"),
    )  # fmt: skip
    auntie = Witch(
        "moss", "pine", "rust", "brick",
        fur("110,84 78,96 66,130 74,168 50,172 42,130 54,96", 13, 8, 4, 0.7, "straw"),
        drawn(_pointed("umber", "night", "amber", "up"),
              box("straw", 100, 64, 24, 20, 3), box("umber", 106, 69, 12, 10, 1)),
        drawn(
            purse,
            *(drawn(disc("amber", x, y, 11), disc("straw", x - 1, y - 1, 7))
              for x, y in ((206, 164), (184, 160), (222, 142), (200, 130))),
            moved(40, 214, path("frost", "M-16 0Q-18-22 2-24Q18-22 24-8L34-4L22 2Z"),
                  line("frost", 4, "M-14-2Q-34 6-30-20"), disc("night", 22, -7, 3),
                  disc("mist", 8, -24, 7)),
        ),
    )  # fmt: skip
    return drawn(
        sky("ember"), disc("straw", 150, 84, 70), ridge("brick", 200, 60, 4, 44),
        hill("umber", 220, 6), bust(auntie),
    )  # fmt: skip


def mother_static() -> Svg:
    """Mother Static, whose hair dice dislike."""
    spikes = path(
        "cream",
        "M110 120L56 184L70 142L14 168L52 122L-2 116L48 94L8 58L66 70L46 20L88 56L96 0L116 50"
        "L146 4L142 56L186 30L152 86Z",
    )
    die = drawn(
        moved(196, 70, box("cream", -19, -19, 38, 38, 7), disc("night", 0, 0, 5), turn=24),
        moved(208, 176, box("cream", -19, -19, 38, 38, 7), disc("night", -9, -9, 4.5),
              disc("night", 9, 9, 4.5), turn=-18),
    )  # fmt: skip
    static = Witch(
        "mist", "frost", "night", "deep",
        drawn(spikes, path("straw", "M142 56L186 30L152 86L120 100Z")),
        drawn(
            path("dusk", "M84 58Q100 30 96 8Q94-6 80-8Q112-16 124 14Q136 36 140 58Z"),
            path("rust", "M83 52Q112 64 139 52L141 62Q112 74 81 62Z"),
            path("dusk", "M56 66Q90 58 112 66T168 62Q172 72 152 76Q112 84 72 78Q50 74 56 66Z"),
        ),
        drawn(
            die,
            path("straw", "M178 96L162 130H174L164 160L196 118H182L194 96Z",
                 transform="translate(24 2) scale(.9)"),
            path("amber", "M40 30L28 56H37L30 78L54 48H44L52 30Z"),
        ),
        path("cream", "M70 78H140L132 94L122 84L112 100L102 86L94 116L86 92L84 150L66 130Z"),
        0.3,
    )  # fmt: skip
    return drawn(
        sky("slate"), disc("dusk", 116, 104, 104), disc("deep", 116, 104, 74), bust(static)
    )


def crone_of_forgetting() -> Svg:
    """Crone of Forgetting: what were you good at, dear?"""
    crone = Witch(
        "clay", "cocoa", "pine", "forest",
        fur("104,84 76,96 64,130 72,176 96,214 60,214 36,170 40,110", 13, 9, 6, 0.9, "ice"),
        _pointed("forest", "shade", "ember", "fold"),
        drawn(
            moved(186, 196, path("cream", "M-30-34Q-34-52-10-52H24Q40-52 40-34V-14Q40 4 22 4H2"
                                          "L-14 18"
                                          "L-12 4Q-30 2-30-14Z", transform="translate(0 6)"),
                  *(disc("frost", x, -18, 5) for x in (-12, 5, 22))),
            *(leaf(x, y, t, ink) for x, y, t, ink in ((30, 60, 20, "ember"), (206, 60, -30,
                "amber"),
                                                     (222, 104, 40, "rust"), (22, 130, 70,
                                                         "amber"))),
            path("straw", "M152 196Q146 176 158 170L160 190Z"),
        ),
        lid=0.6,
    )  # fmt: skip
    return drawn(
        sky("amber"), disc("straw", 140, 88, 70), ridge("ember", 200, 50, 4, 48),
        firs("brick", [(16, 226, 120), (226, 226, 130)], "umber"), hill("bark", 222, 6),
        bust(crone),
    )  # fmt: skip


def granny_larder() -> Svg:
    """Granny Larder, who has packed you something."""
    bonnet = drawn(
        path("rust", "M64 92Q54 30 112 26T168 84Q140 74 112 84T64 92Z"),
        path("brick", "M124 27Q164 36 168 84Q150 78 134 79Q148 50 124 27Z"),
        *(disc("cream", x, y, 5) for x, y in ((84, 58), (104, 44), (98, 72), (124, 60))),
        path("cream", "M60 96Q58 84 70 86Q76 74 88 82Q96 70 108 78Q120 68 130 76Q144 68 152 78"
                      "Q168 74 170 88Q140 84 112 92T60 96Z"),
        line("cream", 5, "M82 100Q92 150 114 178"),
    )  # fmt: skip
    jar = drawn(
        box("mist", 170, 150, 50, 62, 8), box("ember", 174, 168, 42, 40, 6),
        disc("rust", 186, 182, 6), disc("rust", 204, 192, 6), disc("rust", 188, 200, 6),
        path("straw", "M166 150Q195 132 224 150L220 158H170Z"),
        box("cream", 182, 176, 26, 16, 2),
    )  # fmt: skip
    granny = Witch(
        "peach", "clay", "moss", "pine",
        fur("96,90 80,96 72,120 80,150 66,150 60,120 66,98", 11, 5, 4, 0.6, "cream"),
        bonnet, jar,
        drawn(spectacles(128, 109, 17, 0), line("night", 3.5, "M111 108L80 102")),
        0.3,
    )  # fmt: skip
    shelves = drawn(
        sky("bark"), box("cocoa", -4, 70, 248, 10), box("cocoa", -4, 150, 248, 10),
        *(drawn(box(ink, x, y - 34, 28, 34, 6), box("straw", x - 2, y - 40, 32, 9, 3))
          for x, y, ink in ((8, 70, "moss"), (44, 70, "ember"), (176, 70, "mist"), (208, 70,
              "rust"),
                            (6, 150, "amber"), (184, 148, "moss"))),
    )  # fmt: skip
    return drawn(shelves, bust(granny))


def pocket_seamstress() -> Svg:
    """The Pocket Seamstress, for the good of the coat."""
    cushion = drawn(
        path("rust", "M72 84Q60 34 112 32T156 84Q112 96 72 84Z"),
        path("brick", "M126 33Q168 42 156 84Q146 88 134 89Q150 60 126 33Z"),
        line("brick", 3, "M112 34Q100 60 104 90M112 34Q84 54 82 86", flat=True),
        path("pine", "M100 36L112 20L124 36Q112 42 100 36Z"),
        *(drawn(line("ice", 3, f"M{x} {y}L{x + dx} {y - 30}"), disc(ink, x + dx, y - 31, 5))
          for x, y, dx, ink in ((82, 56, -18, "amber"), (94, 44, -10, "cream"),
                                (140, 48, 12, "straw"), (150, 62, 20, "mist"))),
        path("night", "M52 90Q112 76 178 88Q182 100 112 104Q50 104 52 90Z"),
    )  # fmt: skip
    seamstress = Witch(
        "clay", "cocoa", "dusk", "deep",
        drawn(disc("night", 66, 118, 26), path("night", "M84 88Q66 110 76 160Q90 150 92 100Z")),
        cushion,
        drawn(
            line("ice", 6, "M150 206L222 134"),
            line("dusk", 2.5, "M212 144L217 139"),
            line("amber", 4, "M219 137Q240 170 206 182Q170 190 196 216Q210 232 160 230"),
            path("straw", "M30 196H88V244H30Z"), path("amber", "M30 196H88V208H30Z"),
            line("rust", 4, "M34 202L40 208M46 202L52 208M58 202L64 208M70 202L76 208"),
            oval("clay", 150, 208, 14, 12),
        ),
        drawn(spectacles(128, 109, 17, 0, "straw")),
        0.4,
    )  # fmt: skip
    return drawn(
        sky("forest"), stars(61, 14, 130), disc("amber", 148, 88, 72),
        hill("shade", 216, 8), sparkle(30, 50, 12), bust(seamstress),
    )  # fmt: skip


WITCHES = {
    "mist-hazel": mist_hazel,
    "auntie-bounty": auntie_bounty,
    "mother-static": mother_static,
    "crone-of-forgetting": crone_of_forgetting,
    "granny-larder": granny_larder,
    "pocket-seamstress": pocket_seamstress,
}
"""By the ids of the deck."""
