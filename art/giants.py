"""The Giants: so big that a tent stands at an ankle. One of them is a set."""

from __future__ import annotations

from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import cloud, eye, fur, ground, pine


def old_ridgeback() -> Svg:
    """Old Ridgeback."""
    return drawn(
        ground("amber"),
        disc("cream", 178, 84, 40),
        path("ember", "M0 180L34 138L60 158L96 116L150 170L196 132L240 172V270H0Z"),
        path(
            "forest",
            "M-14 270L22 190L46 158L70 88L92 62L116 36L142 70L164 96L180 150L210 186L254 270Z",
        ),
        path(
            "shade",
            "M116 36L142 70L164 96L180 150L210 186L254 270H160L150 214L168 178L146 118L128 92Z",
        ),
        path(
            "cream",
            "M116 36L142 70L158 89L148 92L140 112L128 94L116 116L104 96L92 108L84 92"
            "L74 94L81 75L92 62Z",
        ),
        path("mist", "M116 36L142 70L158 89L148 92L140 112L128 94L134 76Z"),
        eye(96, 140, 14, 0.3, 0.35, 0.5, "shade"),
        eye(142, 140, 14, 0.0, 0.35, 0.5, "shade"),
        path("night", "M78 124L112 130L112 136L78 132ZM160 124L128 130V136L160 132Z"),
        path("pine", "M119 138L138 180Q120 190 98 180Z"),
        path("night", "M102 216Q106 194 121 194T141 216Z"),
        disc("amber", 121, 209, 4),
        pine(62, 246, 46, 30, "pine"),
        pine(88, 250, 40, 26, "pine"),
        pine(112, 252, 34, 24, "pine"),
        pine(136, 252, 36, 24, "pine"),
        pine(160, 250, 42, 28, "pine"),
        pine(186, 246, 48, 30, "pine"),
        pine(20, 264, 58, 36, "night"),
        pine(214, 266, 64, 38, "night"),
        pine(236, 266, 44, 30, "night"),
        path("moss", "M0 252Q70 238 120 250T240 250V270H0Z"),
        path("rust", "M52 262L66 238L82 262Z"),
        path("night", "M63 262L66 246L71 262Z"),
    )


def the_ankles() -> Svg:
    """The Ankles of Elk Valley."""
    return drawn(
        ground("mist"),
        disc("amber", 120, 134, 50),
        path("pine", "M0 206Q50 168 104 196T240 180V270H0Z"),
        path("moss", "M0 232Q60 212 130 226T240 222V270H0Z"),
        pine(120, 226, 42, 26),
        pine(106, 232, 34, 22),
        pine(136, 232, 32, 22),
        fur(
            "22,-20 98,-20 100,60 92,130 96,196 92,226 52,228 46,196 40,130 24,60",
            15,
            8,
            3,
            0.9,
            "bark",
        ),
        fur(
            "142,-20 222,-20 216,60 204,126 206,190 206,214 160,216 152,190 154,126 142,60",
            15,
            8,
            7,
            0.9,
            "bark",
        ),
        path("bark", "M92 212Q98 236 92 246H20Q14 232 30 224Q48 216 54 208Z"),
        path("bark", "M158 200Q152 226 158 238H232Q238 222 220 214Q204 206 200 196Z"),
        oval("bark", 24, 242, 13, 11.96),
        oval("tan", 24, 244, 6.5, 5.46),
        oval("bark", 44, 246, 11, 10.12),
        oval("tan", 44, 248, 5.5, 4.62),
        oval("bark", 61, 248, 10, 9.2),
        oval("tan", 61, 250, 5, 4.2),
        oval("bark", 76, 248, 9, 8.28),
        oval("tan", 76, 250, 4.5, 3.78),
        oval("bark", 228, 234, 13, 11.96),
        oval("tan", 228, 236, 6.5, 5.46),
        oval("bark", 208, 239, 11, 10.12),
        oval("tan", 208, 241, 5.5, 4.62),
        oval("bark", 191, 241, 10, 9.2),
        oval("tan", 191, 243, 5, 4.2),
        oval("bark", 176, 241, 9, 8.28),
        oval("tan", 176, 243, 4.5, 3.78),
        cloud(-6, 84, 120),
        cloud(112, 56, 140),
        path("rust", "M104 258L118 234L134 258Z"),
        path("night", "M115 258L118 243L122 258Z"),
        moved(
            148,
            258,
            path("night", "M-5 0L-4-14Q0-18 4-14L5 0Z"),
            disc("tan", 0, -20, 4.5),
            path("ember", "M-7-21Q0-30 7-21Z"),
        ),
    )


def harbour_maud() -> Svg:
    """Harbour Maud: she wears the lighthouse, and the boat had better be home by dark."""
    return drawn(
        ground("dusk"),
        path("straw", "M118 58L-20 14V104ZM122 58L260 14V104Z"),
        path("deep", "M0 178L40 166L80 178L150 160L196 176L240 164V270H0Z"),
        fur(
            "120,112 166,124 196,164 204,214 206,276 34,276 36,214 44,164 74,124",
            17,
            10,
            4,
            0.7,
            "rust",
        ),
        fur("160,132 192,166 200,214 202,276 164,276 176,220 172,170", 15, 6, 6, 0.7, "brick"),
        path("bark", "M74 128Q80 104 104 100H138Q160 104 168 128Q144 116 120 118T74 128Z"),
        path("cream", "M106 102L110 62H131L135 102Z"),
        path("mist", "M124 62H131L135 102H125Z"),
        path("rust", "M108.500 76H132.500L133.500 86H107.500Z"),
        box("night", 104, 58, 33, 6, 2),
        box("amber", 112, 44, 17, 14),
        path("night", "M108 46L120.500 30L133 46Z"),
        eye(90, 172, 18, 0.5, 0.5, 0.4, "brick"),
        eye(146, 172, 18, 0.4, 0.5, 0.4, "brick"),
        path("night", "M106 200Q118 190 132 200Q130 215 118 215T106 200Z"),
        path("frost", "M0 232q20-10 40 0t40 0t40 0t40 0t40 0t40 0V270H0Z"),
        moved(
            196,
            236,
            path("cream", "M0-4V-40L-22-8Z"),
            path("straw", "M3-6V-32L17-8Z"),
            path("night", "M-24-4H24L16 8H-16Z"),
        ),
        path("deep", "M0 246q20-9 40 0t40 0t40 0t40 0t40 0t40 0V270H0Z"),
    )


def uncle_hillside() -> Svg:
    """Uncle Hillside: everybody thinks he is a hill, and he has no wish to get up and say so."""
    return drawn(
        ground("straw"),
        disc("cream", 178, 76, 30),
        path("amber", "M0 176L44 140L84 162L140 122L190 160L240 132V270H0Z"),
        fur(
            "-20,276 -16,190 16,140 66,112 112,136 132,176 158,158 196,150 232,172 262,276",
            17,
            7,
            8,
            0.4,
            "pine",
        ),
        fur("132,178 158,160 196,152 230,174 258,276 150,276 144,226", 15, 5, 3, 0.4, "moss"),
        eye(46, 168, 16, 0.6, 0.2, 0.56, "forest"),
        eye(90, 168, 16, 0.6, 0.2, 0.42, "forest"),
        path("forest", "M56 180Q68 166 82 182Q86 200 68 200T56 180Z"),
        line("night", 5, "M46 216Q70 226 96 212"),
        path("shade", "M30 132Q50 116 62 130Q46 132 36 142ZM80 130Q96 122 110 144Q96 136 82 138Z"),
        pine(24, 128, 34, 22, "forest"),
        pine(60, 116, 40, 24, "forest"),
        pine(98, 130, 32, 22, "forest"),
        line("straw", 7, "M176 268Q214 240 184 214Q166 196 190 178"),
        path("cream", "M178 160H208V180H178Z"),
        path("mist", "M198 160H208V180H198Z"),
        path("rust", "M172 162L193 142L214 162Z"),
        box("night", 184, 168, 8, 12),
        line("cream", 5, "M204 142q-8-8 0-15t0-15"),
        pine(224, 196, 40, 24, "forest"),
        pine(158, 210, 34, 22, "forest"),
        moved(
            176,
            238,
            box("night", -13, -4, 26, 9, 3),
            path("ember", "M-13-3H13V2H-13ZM-8-3L-5-10H6L9-3Z"),
            disc("night", -7, 5, 4),
            disc("night", 7, 5, 4),
        ),
        path("forest", "M-4 270Q30 240 70 254T140 262L150 272Z"),
    )


CHARACTERS = (old_ridgeback, the_ankles, harbour_maud, uncle_hillside)
"""In the order of their numbers in the sprite."""
