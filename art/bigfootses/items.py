"""Items: used once, at any time, by whoever has packed them."""

from __future__ import annotations

from art.bigfootses.grounds import on_ground
from art.bigfootses.things import boot, paper, sparkle, swirl
from art.pen import Svg, box, disc, line, moved, oval, path
from art.shapes import eye, mark, pine


def _item(*thing: Svg) -> Svg:
    return on_ground("item", *thing)


def energy_bar() -> Svg:
    """Energy Bar: oats, resolve."""
    return _item(
        moved(
            120, 120,
            path("tan", "M-78-26H-10V26H-78Q-88 26-84 16Q-92 8-84 0Q-92-10-84-16Q-88-26-78-26Z"),
            *(oval(ink, x, y, 6, 3.5, turn=t) for ink, x, y, t in (
                ("clay", -66, -12, 20), ("cocoa", -48, 8, -30), ("straw", -60, 14, 10),
                ("cocoa", -36, -14, 40), ("straw", -40, -2, -10), ("clay", -26, 14, 20))),
            path("rust", "M-22-34L-14-26L-22-18L-14-10L-22-2L-14 6L-22 14L-14 22L-22 32H74L84 26"
                         "V-26"
                         "L74-34Z"),
            path("brick", "M-20 10L-14 22L-22 32H74L84 26V10Z"),
            path("amber", "M-4-16H60V4H-4Z"), path("straw", "M38-34L22-6H34L26 26L56-14H42L52-34Z"),
            path("brick", "M84-30L92-22L84-14L92-6L84 2L92 10L84 18L92 26L84 30Z"),
            turn=-16,
        ),
        line("rust", 6, "M64 62L54 48M92 52L88 36M176 176L186 190M150 188L154 204"),
    )  # fmt: skip


def second_wind() -> Svg:
    """Second Wind, behind the first one."""
    return _item(
        path("ice", "M52 118Q46 86 74 80Q82 52 112 60Q138 40 160 66Q190 64 190 94Q210 112 192 130"
                    "Q186 150 152 146H84Q54 150 52 118Z"),
        path("mist", "M160 66Q190 64 190 94Q210 112 192 130Q186 150 152 146H110Q176 130 160 66Z"),
        eye(104, 100, 13, -0.6, 0.1, 0.36, "ice"), eye(134, 100, 13, -0.6, 0.1, 0.36, "mist"),
        path("night", "M64 116Q74 108 84 116Q86 130 74 132Q62 128 64 116Z"),
        swirl(24, 176, 90, "frost", 8), swirl(44, 196, 110, "frost", 8),
        line("frost", 8, "M20 128H52M14 108H38"),
    )  # fmt: skip


def loaded_lunch() -> Svg:
    """Second Lunch, while running."""
    return _item(
        path("cream", "M40 150Q120 166 200 150Q196 186 150 190H90Q44 186 40 150Z"),
        path("mist", "M150 158Q180 156 200 150Q196 186 150 190H128Q150 178 150 158Z"),
        path("tan", "M62 140Q60 100 86 96L98 140Z"),
        moved(92, 118, path("ember", "M-14 26L-8-46L8-54L22-44L20 26Z"),
              path("rust", "M8-54L22-44L20 26H6Z"), path("moss",
                  "M0-50L-8-74L6-62L14-80L16-60L28-68"
                                                        "L18-48Z"), turn=-12),
        path("tan", "M104 148V94Q120 82 158 92V148Z"),
        path("clay", "M136 88Q148 89 158 92V148H138Z"),
        path("rust", "M100 120H162V130H100Z"), path("moss", "M98 110Q104 104 110 110T122 110"
                                                            "T134 110T146"
                                                            " 110T158 110T166 112V120H98Z"),
        path("rust", "M158 142Q150 104 176 96Q204 100 200 140Z"),
        path("brick", "M180 97Q204 100 200 140H182Q196 116 180 97Z"),
        line("pine", 5, "M176 98Q176 84 186 80"),
        path("moss", "M186 82Q196 70 208 78Q200 90 186 82Z"),
        path("cream", "M36 144Q120 160 204 144V156Q120 172 36 156Z"),
    )  # fmt: skip


def ripe_sock() -> Svg:
    """Ripe Sock Bait, a good vintage."""
    return _item(
        line("bark", 5, "M120 14V54"),
        path("frost", "M112 46H128V60H112Z"),
        path("cream", "M88 56H150L146 120Q146 136 166 146Q190 160 176 182Q160 196 136 180L96 154"
                      "Q84 146 86 126Z"),
        path("mist", "M128 56H150L146 120Q146 136 166 146Q190 160 176 182Q166 190 152 187"
                     "Q120 140 128"
                     " 56Z"),
        path("rust", "M87 68H150V80H87ZM87 92H148V102H87Z"),
        path("amber", "M160 144Q190 158 176 182Q168 190 156 188Q152 164 160 144Z"),
        disc("tan", 108, 140, 9), line("bark", 2.5, "M101 136l14 8M103 146l10-12"),
        line("pine", 6,
            "M64 128q-12-12 0-24t0-24M44 150q-10-10 0-20t0-20M190 112q-12-12 0-24t0-24"),
        moved(208, 52, oval("night", 0, 0, 8, 6), path("mist",
            "M-2-4Q-14-18-16-4ZM4-4Q14-18 16-4Z")),
        moved(48, 60, oval("night", 0, 0, 8, 6), path("mist",
            "M-2-4Q-14-18-16-4ZM4-4Q14-18 16-4Z")),
    )  # fmt: skip


def smoke_pot() -> Svg:
    """Smoke Pot: everyone has tactfully gone."""
    return _item(
        *(disc(ink, x, y, r) for ink, x, y, r in (
            ("frost", 84, 72, 30), ("frost", 156, 72, 34), ("mist", 120, 52, 36),
            ("mist", 70, 106, 24), ("frost", 176, 108, 26), ("ice", 108, 92, 30),
            ("ice", 140, 102, 24))),
        path("slate", "M78 136H162Q172 168 152 196H88Q68 168 78 136Z"),
        path("dusk", "M134 136H162Q172 168 152 196H128Q146 166 134 136Z"),
        box("night", 70, 126, 100, 14, 5), path("amber", "M74 158H166V172H74Z"),
        line("bark", 5, "M170 132Q196 128 200 148"), sparkle(202, 154, 12, "ember"),
        path("ember", "M44 200L58 176L66 190L78 184L74 204Z"),
    )  # fmt: skip


def peace_sandwich() -> Svg:
    """Sandwich of Persuasion."""
    return _item(
        path("tan", "M36 104Q34 60 120 58T204 104Q204 112 196 112H44Q36 112 36 104Z"),
        path("clay", "M150 61Q204 68 204 104Q204 112 196 112H150Q166 88 150 61Z"),
        *(oval("straw", x, y, 5, 3, turn=20) for x, y in ((76, 82), (100, 74), (128, 76), (150, 86),
                                                          (112, 90))),
        path("moss", "M30 114Q40 106 50 114T70 114T90 114T110 114T130 114T150 114T170 114T190 114"
                     "T210"
                     " 114L204 128H36Z"),
        path("rust", "M40 126H200V138H40Z"), path("amber", "M36 136H204L180 152L160 138L130 156"
                                                           "L110 138"
                                                        "L84 150L60 138Z"),
        path("tan", "M40 144H200Q204 176 180 178H60Q36 176 40 144Z"),
        path("clay", "M150 144H200Q204 176 180 178H150Z"),
        line("bark", 4, "M120 66V24"), path("cream", "M122 22H160L150 34L160 46H122Z"),
        path("rust", "M136 28C130 24 126 32 136 42C146 32 142 24 136 28Z"),
    )  # fmt: skip


def field_notes() -> Svg:
    """Field Notes, Third Edition."""
    return _item(
        moved(
            116, 122,
            box("bark", -62, -74, 128, 150, 8), box("cream", -54, -66, 114, 136, 3),
            box("rust", -62, -74, 118, 146, 8), path("brick", "M20-74H48Q56-74 56-66V64"
                                                            "Q56 72 48 72H20Z"),
            box("brick", -62, -74, 18, 146, 6),
            box("cream", -32, -54, 76, 66, 4),
            mark(4, -22, 0.46, "forest"),
            line("straw", 5, "M-28 32H38M-28 48H20"),
            path("amber", "M34-74H48V-30L41-40L34-30Z"),
            turn=-8,
        ),
        moved(188, 140, path("amber", "M-8-64H8V44L0 64L-8 44Z"), path("ember", "M2-64H8V44L2 60Z"),
              path("cream", "M-8 44H8L0 64Z"), path("night", "M-3 56H3L0 64Z"),
              box("rust", -8, -74, 16, 12, 4), turn=22),
    )  # fmt: skip


def thermos() -> Svg:
    """Bottomless Thermos, under investigation."""
    return _item(
        moved(
            112, 118,
            path("pine", "M-34-44H34V74Q34 84 24 84H-24Q-34 84-34 74Z"),
            path("forest", "M10-44H34V74Q34 84 24 84H10Z"),
            path("rust", "M-34-8H10V0H-34ZM-34 30H10V38H-34Z"),
            path("brick", "M10-8H34V0H10ZM10 30H34V38H10Z"),
            path("frost", "M-26-62H26L34-44H-34Z"), path("slate", "M8-62H26L34-44H10Z"),
            box("cream", -22, -86, 44, 26, 5), box("mist", 6, -86, 16, 26, 5),
            eye(-11, 16, 9, 0.4, 0, 0.4, "pine"), eye(10, 16, 9, 0.4, 0, 0.4, "forest"),
            turn=-8,
        ),
        moved(184, 170, path("cream", "M-24-22H24L18 22H-18Z"), path("mist", "M6-22H24L18 22H4Z"),
              oval("bark", 0, -22, 24, 7), line("cream", 6, "M22-14Q40-14 34 4Q30 12 20 10")),
        line("frost", 6, "M176 132q-8-10 0-20t0-18M194 132q-8-10 0-20t0-18"),
    )  # fmt: skip


def lost_property() -> Svg:
    """Lost Property Box: an umbrella, a tuba."""
    return _item(
        line("bark", 6, "M78 140L54 52Q50 36 38 44"),
        path("dusk", "M78 150L52 66Q66 58 74 60L100 150Z"), path("deep",
            "M88 150L66 60L74 60L100 150Z"),
        moved(142, 104, path("amber", "M-6 40V-10Q-8-44 26-56Q54-60 56-48Q30-40 24-6V40Z"),
              path("ember", "M10 40V-8Q12-40 56-48Q30-40 24-6V40Z"), oval("umber", 52, -54, 9, 26,
                                                                         turn=64)),
        boot(112, 142, 0.9, -20),
        path("tan", "M36 126H204L192 200H48Z"), path("clay", "M150 126H204L192 200H146Z"),
        path("paper", "M26 120H120L104 144H20ZM120 120H214L220 144H136Z"),
        path("cream", "M88 156H144V184H88Z"),
        path("rust", "M106 164Q106 158 116 158T126 166Q126 171 119 173V176H113V170Q119 169 119 166"
                     "T113 166ZM113 178H119V182H113Z"),
    )  # fmt: skip


def trail_map() -> Svg:
    """Map by Somebody's Uncle."""
    return _item(
        path("paper", "M34 70L90 52L150 70L206 52V172L150 190L90 172L34 190Z"),
        path("tan", "M90 52L150 70V190L90 172Z"),
        path("moss", "M34 120Q60 104 90 124V172L34 190Z"),
        path("mist", "M150 70L206 52V104Q176 116 150 100Z"),
        *(pine(x, y, 30, 18, "pine", "bark") for x, y in ((52, 110), (70, 100), (176, 160),
                                                          (192, 150))),
        line("rust", 5, "M52 166Q76 142 100 152Q126 164 130 132Q132 108 156 118", flat=True,
            dash="10 8"),
        line("rust", 7, "M160 112L178 130M178 112L160 130"),
        path("pine", "M104 100Q98 82 114 80Q116 70 128 74Q142 78 132 88L144 92L132 98"
                     "Q134 108 122 106"
                     "Q112 112 104 100Z"),
        eye(122, 84, 4.5, 0.4, 0, 0.3, "pine"),
    )  # fmt: skip


def clover() -> Svg:
    """Five-Leaf Clover, one better."""
    lobe = "M0 0C-10-12-34-22-32-44C-30-60-8-62 0-48C8-62 30-60 32-44C34-22 10-12 0 0Z"
    dark = "M0 0V-48C8-62 30-60 32-44C34-22 10-12 0 0Z"
    return _item(
        line("forest", 9, "M120 116Q132 160 112 202"),
        *(moved(120, 112, path("pine", lobe), path("forest", dark), line("moss", 3.5, "M0-6V-34"),
                turn=k * 72) for k in range(5)),
        eye(109, 110, 11, 0.2, 0, 0.42, "pine"), eye(132, 110, 11, 0.2, 0, 0.42, "forest"),
        line("cream", 3.5, "M113 127Q120 131 128 127"),
        sparkle(42, 62, 13, "amber"), sparkle(200, 72, 10, "amber"), sparkle(190, 174, 12, "amber"),
    )  # fmt: skip


def gear_permit() -> Svg:
    """Gear Permit, stamped on both sides."""
    return _item(
        paper(58, 44, 116, 146, -5, lines=6),
        moved(136, 150, disc("rust", 0, 0, 34), disc("cream", 0, 0, 27), disc("rust", 0, 0, 23),
              mark(0, -2, 0.3, "cream", eyes=False), turn=14),
        moved(186, 78, path("bark", "M-12-44Q-14-60 0-60T12-44L8-14H-8Z"),
              path("umber", "M4-60Q13-56 12-44L8-14H3Z"), box("tan", -28, -16, 56, 18, 4),
              box("rust", -24, 2, 48, 9, 2), turn=16),
        path("rust", "M174 92L190 118L206 96Z", transform="translate(-24 4) scale(.98)"),
        line("rust", 5, "M146 84L136 76M148 66L138 56"),
    )  # fmt: skip


def firm_handshake() -> Svg:
    """Firm Handshake, with an elderly sasquatch."""
    return _item(
        path("dusk", "M10 96L66 82L78 136L22 152Z"), path("deep", "M16 124L74 112L78 136L22 152Z"),
        path("cream", "M62 80L80 78L92 132L76 138Z"),
        path("bark", "M232 84L224 96L214 84L208 98L196 84L190 100L178 92L166 144L182 146L186 160"
                     "L198 148"
                     "L206 164L216 150L232 160Z"),
        path("umber", "M170 124L166 144L182 146L186 160L198 148L206 164L216 150L232 160V120"
                      "Q200 132 170"
                      " 124Z"),
        path("tan", "M182 92Q150 72 118 92L96 110Q92 124 110 122L130 112L166 148Q184 144 184 120Z"),
        path("peach", "M84 84Q104 80 116 92L166 132Q176 142 166 150Q160 154 154 148"
                      "Q158 160 146 162Q138 162"
                      " 134 156Q134 168 122 166Q116 166 112 158Q108 166 100 160L88 140Z"),
        line("clay", 4, "M154 148L136 132M134 156L120 142M112 158L104 148"),
        path("tan", "M182 92Q150 72 118 92L96 110Q92 124 110 122L132 110L150 120Q176 124 182 92Z"),
        line("rust", 6, "M100 62L92 46M124 56V38M148 62L156 46"),
    )  # fmt: skip


ITEMS = {
    "energy-bar": energy_bar,
    "second-wind": second_wind,
    "loaded-lunch": loaded_lunch,
    "ripe-sock": ripe_sock,
    "smoke-pot": smoke_pot,
    "peace-sandwich": peace_sandwich,
    "field-notes": field_notes,
    "thermos": thermos,
    "lost-property": lost_property,
    "trail-map": trail_map,
    "clover": clover,
    "gear-permit": gear_permit,
    "firm-handshake": firm_handshake,
}
"""By the ids of the deck."""
