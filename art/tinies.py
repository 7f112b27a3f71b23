"""The Tinies: what lives in a boot. Four of them are a set."""

from __future__ import annotations

from art.pen import Svg, box, disc, drawn, line, moved, oval, path
from art.shapes import blade, eye, fur, ground, ladybird, rays


def boot_lodger() -> Svg:
    """Boot Lodger."""
    return drawn(
        ground("mist"),
        disc("cream", 64, 92, 40),
        blade(24, 264, 190, -14, 22, "moss"),
        blade(52, 264, 150, 14, 18, "moss"),
        blade(206, 264, 214, 16, 26, "moss"),
        blade(182, 264, 170, -10, 18, "moss"),
        blade(226, 264, 150, 6, 20, "pine"),
        blade(10, 264, 120, 10, 20, "pine"),
        fur("114,100 140,108 150,134 146,164 84,164 80,134 90,108", 12, 9, 15, 0.2, "forest"),
        eye(102, 130, 13, 0.4, 0.1, 0.28, "pine"),
        eye(130, 130, 13, 0.2, 0.1, 0.28, "pine"),
        path("rust", "M72 152L156 148L154 196Q160 206 184 210Q210 214 210 240H74Z"),
        path("ember", "M72 152L156 148L155 166L72 170Z"),
        path("bark", "M74 238H210Q214 238 213 246L210 256H72Z"),
        path("night", "M72 248H212L210 258H72Z"),
        line("cream", 6, "M122 178l34-4M122 192l32-2M128 206l32 2"),
        line("bark", 5, "M180 210Q176 226 180 238", flat=True),
        line("bark", 5, "M74 184q24 8 22 54", flat=True),
        path("forest", "M90 148q8-4 10 2l0 14q-6 6-12 0zM132 146q8-4 10 2l0 14q-6 6-12 0z"),
        ladybird(40, 206),
        blade(58, 266, 62, -8, 16, "forest"),
        blade(30, 266, 62, 10, 16, "forest"),
        blade(222, 266, 70, -6, 18, "forest"),
        path("forest", "M0 252Q120 246 240 252V270H0Z"),
    )


def acorn_yeti() -> Svg:
    """Acorn Yeti."""
    return drawn(
        ground("straw"),
        rays(120, 120, 16, 240, "amber", 0.2),
        blade(20, 264, 210, -8, 24, "moss"),
        blade(46, 264, 150, 10, 18, "pine"),
        blade(222, 264, 220, 8, 24, "moss"),
        blade(196, 264, 150, -12, 18, "pine"),
        path("cream", "M98 200H144Q140 236 152 262H88Q102 236 98 200Z"),
        path("tan", "M126 200H144Q140 236 152 262H126Z"),
        path("rust", "M36 212Q40 158 120 156T204 212Q204 220 190 220H50Q36 220 36 212Z"),
        disc("cream", 68, 194, 11),
        disc("cream", 172, 190, 13),
        disc("cream", 140, 206, 8),
        disc("cream", 104, 206, 6),
        fur("88,120 76,96 68,86 62,96 72,118 86,138", 9, 4, 2, 0.3, "cream"),
        fur("152,120 164,96 172,86 178,96 168,118 154,138", 9, 4, 6, 0.3, "cream"),
        fur(
            "120,88 146,98 156,130 152,160 136,172 104,172 88,160 84,130 94,98",
            12,
            7,
            19,
            0.6,
            "cream",
        ),
        path("mist", "M100 118Q120 104 140 118Q148 140 138 148Q120 156 102 148Q92 140 100 118Z"),
        eye(109, 122, 9, 0.2, 0.2, 0.2, "mist", 0.55),
        eye(131, 122, 9, -0.2, 0.2, 0.2, "mist", 0.55),
        path("night", "M108 136h24q0 12-12 12t-12-12z"),
        path("cream", "M111 136h5l-2 6zM124 136h5l-3 6z"),
        path("tan", "M86 102Q84 70 120 68T154 102Q120 92 86 102Z"),
        path("bark", "M80 100Q80 72 120 66T160 100Q162 106 154 104Q120 92 86 104Q78 106 80 100Z"),
        line("bark", 8, "M119 68q-2-12 8-16"),
        line("tan", 3, "M94 90l16-14M106 90l20-18M122 90l18-15M138 92l10-9", flat=True),
        oval("cream", 106, 172, 13, 7),
        oval("cream", 134, 172, 13, 7),
        blade(70, 266, 60, -10, 16, "forest"),
        blade(176, 266, 70, 12, 16, "forest"),
        path("forest", "M0 254Q120 246 240 254V270H0Z"),
    )


def crumb_kraken() -> Svg:
    """The Crumb Kraken: terror of the seven saucers."""
    return drawn(
        ground("dusk"),
        disc("straw", 120, 110, 70),
        path("tan", "M0 218H240V270H0Z"),
        path("amber", "M0 218H240V226H0Z"),
        oval("night", 122, 244, 92, 13),
        oval("mist", 120, 238, 92, 14),
        oval("cream", 120, 234, 92, 12),
        line("cream", 12, "M176 156Q212 150 208 178T168 204"),
        path("cream", "M58 138H182Q180 206 148 230H92Q60 206 58 138Z"),
        path("mist", "M146 138H182Q180 206 148 230H124Q150 200 146 138Z"),
        path("moss", "M59 154H181Q181 162 180 170H60Q59 162 59 154Z"),
        oval("bark", 120, 138, 62, 9),
        line(
            "ember",
            15,
            "M92 136Q64 108 48 120Q34 134 48 144M148 136Q176 108 194 116Q210 128 198 142",
        ),
        path("ember", "M76 138Q70 74 120 66Q170 74 164 138Z"),
        path("rust", "M132 68Q170 78 164 138H136Q152 98 132 68Z"),
        disc("rust", 96, 86, 6),
        disc("rust", 112, 78, 4),
        eye(102, 112, 14, 0.3, 0.2, 0.34, "rust"),
        eye(138, 112, 14, 0.1, 0.2, 0.34, "rust"),
        line("night", 4, "M112 130q8-4 17 0"),
        line(
            "ember",
            15,
            (
                "M98 138Q96 172 78 178Q62 178 66 164M120 140V182Q120 198 134 196"
                "M144 138Q150 168 166 176"
            ),
        ),
        *(
            disc("straw", x, y, 3.2)
            for x, y in ((96, 158), (89, 171), (120, 158), (121, 174), (148, 156))
        ),
        path("cream", "M192 218L208 210L222 218V236L207 244L192 236Z"),
        path("mist", "M207 226L222 218V236L207 244Z"),
        moved(
            38,
            232,
            disc("bark", 0, 2, 20),
            disc("amber", 0, 0, 20),
            disc("bark", -7, -5, 3.4),
            disc("bark", 6, -8, 3.4),
            disc("bark", 6, 6, 3.4),
            disc("tan", 20, -12, 10),
        ),
    )


def peg() -> Svg:
    """Peg: came with the washing and has not been missed anywhere."""
    stripes = "M34 120H66V132H34ZM34 146H66V158H34Z"
    return drawn(
        ground("ember"),
        disc("straw", 158, 118, 58),
        path("pine", "M0 226Q70 208 140 222T240 214V270H0Z"),
        line("cream", 4, "M0 84Q120 118 240 80"),
        path("cream", "M34 98H66V176Q70 190 88 194Q92 208 78 210H52Q34 208 34 184Z"),
        path("dusk", stripes),
        path("dusk", "M76 192Q90 192 89 202Q86 210 76 210ZM34 186H48Q48 202 54 210Q36 208 34 186Z"),
        path("mist", "M184 98H222V112L234 124L226 140L218 134V180H188V134L178 140L172 124Z"),
        path("frost", "M206 98H222V112L234 124L226 140L218 134V180H206Z"),
        *(box("tan", x, y, 8, 24, 2) for x, y in ((46, 84), (190, 84), (212, 82))),
        fur(
            "120,122 146,132 158,160 154,196 138,214 102,214 86,196 82,160 94,132",
            13,
            8,
            6,
            0.6,
            "forest",
        ),
        fur("120,176 138,182 142,202 120,212 98,202 102,182", 12, 4, 4, 0.6, "pine"),
        path("bark", "M112 80H128L131 128H123L120 106L117 128H109Z"),
        path("tan", "M109 82Q110 76 118 77V108L114 130H107Z"),
        line("night", 3, "M107 104h26", flat=True),
        eye(104, 158, 14, 0, 0.4, 0.4, "pine"),
        eye(137, 158, 14, 0, 0.4, 0.4, "pine"),
        line("cream", 4.5, "M110 188q10-7 21 0"),
        line("forest", 9, "M106 212V232M136 212V232"),
        path("tan", "M92 230H112V240H96Q88 238 92 230ZM128 230H148Q152 238 144 240H128Z"),
        line("forest", 10, "M86 170Q70 182 72 204M154 170Q170 182 168 204"),
        ladybird(200, 244, 0.9),
        path("forest", "M0 254Q120 244 240 252V270H0Z"),
    )


def matchbox_mo() -> Svg:
    """Matchbox Mo: one more page, then the light goes out."""
    return drawn(
        ground("deep"),
        disc("dusk", 178, 110, 84),
        disc("amber", 178, 110, 44),
        box("tan", 174, 126, 9, 120),
        box("straw", 174, 126, 4, 120),
        path("rust", "M170 134Q170 118 178.500 116T187 134Z"),
        path("straw", "M178 66Q198 92 194 108Q190 124 178 124T162 108Q162 92 178 66Z"),
        path("cream", "M178 92Q188 106 185 113Q182 119 178 119T170 112Q170 104 178 92Z"),
        path("bark", "M0 232H240V270H0Z"),
        path("tan", "M0 232H240V238H0Z"),
        path("cream", "M26 136Q28 122 44 122H100Q116 124 116 142V196H26Z"),
        path("mist", "M84 122H100Q116 124 116 142V196H96Z"),
        fur(
            "72,96 96,104 108,128 104,156 86,170 58,170 40,156 36,128 48,104", 12, 7, 5, 0.5, "moss"
        ),
        fur("92,106 104,128 100,154 84,166 90,138", 11, 4, 3, 0.5, "pine"),
        line("pine", 5, "M62 98Q56 80 44 76M82 98Q88 80 100 76"),
        disc("ember", 43, 75, 6),
        disc("ember", 101, 75, 6),
        eye(57, 128, 13, 0.5, 0.3, 0.5, "pine"),
        eye(88, 128, 13, 0.5, 0.3, 0.5, "pine"),
        line("night", 4, "M64 152q8 5 17-1"),
        path("rust", "M18 172Q40 160 72 166T140 172L150 222H18Z"),
        path("ember", "M18 172Q40 160 72 166T140 172L143 188Q90 174 18 188Z"),
        path("straw", "M42 180h16v14H42zM88 178h16v14H88z"),
        moved(
            114,
            168,
            path("cream", "M-4 0Q10-14 30-8V20Q12 14-2 24Z"),
            path("mist", "M30-8Q44-16 56-6L54 22Q42 14 30 20Z"),
            turn=-4,
        ),
        *(disc("moss", x, y, 6) for x, y in ((112, 176), (166, 174))),
        path("amber", "M12 200H160V246H12Z"),
        path("rust", "M12 212H160V236H12Z"),
        moved(
            86,
            224,
            path("cream", "M-13 8L0-11L13 8Z"),
            eye(-4, 5, 2.6, 0, 0, 0),
            eye(4, 5, 2.6, 0, 0, 0),
        ),
        path("umber", "M160 200L172 194V240L160 246Z"),
        ladybird(212, 236, 0.8),
    )


CHARACTERS = (boot_lodger, acorn_yeti, crumb_kraken, peg, matchbox_mo)
"""In the order of their numbers in the sprite."""
