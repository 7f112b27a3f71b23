"""The nasties: what nobody wants in a deal."""

from __future__ import annotations

from art.pen import Svg, box, disc, drawn, line, moved, path
from art.shapes import eye, ground, rays


def pill_bug() -> Svg:
    """Poison Pill Bug."""
    return drawn(
        ground("straw"),
        rays(120, 150, 18, 240, "amber", 0.1),
        path("pine", "M34 236Q40 220 76 222T150 218T208 236Q204 254 120 254T34 236Z"),
        path("moss", "M60 236Q80 230 110 232T170 234Q160 244 112 244T60 236Z"),
        moved(
            0,
            0,
            line(
                "night", 9, "M78 190l-12 34M104 196l-6 34M132 196l4 34M160 192l10 34M182 182l18 28"
            ),
            path("rust", "M128 106H92a48 48 0 0 0 0 96H128Z"),
            path("cream", "M120 106H166a48 48 0 0 1 0 96H120Z"),
            path("tan", "M120 178H206A48 48 0 0 1 166 202H120Z"),
            path("brick", "M120 178H54A48 48 0 0 0 92 202H120Z"),
            line(
                "night",
                6,
                "M120 104v100M142 106q10 48 0 96M164 106q12 48 0 96M186 112q10 42 0 84",
                flat=True,
            ),
            line("night", 7, "M66 116Q52 92 32 92M84 108Q80 82 62 72"),
            disc("night", 32, 92, 7),
            disc("night", 62, 72, 7),
            eye(72, 146, 14, -0.2, 0.2, 0.4, "brick", 0.45, 14),
            eye(102, 146, 14, -0.4, 0.2, 0.4, "brick", 0.45, -14),
            line("night", 6, "M58 132l26 8M116 132l-24 8"),
            line("night", 6, "M70 178q16-12 32 0"),
            turn=-14,
            about=(120, 160),
        ),
        path("moss", "M196 214q-9 12 0 18q9-6 0-18zM52 208q-7 10 0 15q7-5 0-15z"),
    )


def loan_shark() -> Svg:
    """Loan Shark."""
    return drawn(
        ground("ember"),
        rays(120, 140, 18, 240, "rust", 0.1),
        path("dusk", "M176 262L186 120Q226 150 230 200L236 270Z"),
        path("dusk", "M66 270Q56 180 68 132Q80 84 122 66Q166 84 176 132Q186 180 178 270Z"),
        path("cream", "M80 270Q74 190 92 152Q106 132 122 132T154 152Q170 190 166 270Z"),
        path("night", "M34 272Q40 222 84 212L122 250L160 212Q206 222 212 272Z"),
        path("cream", "M98 214L122 246L146 214L138 206H106Z"),
        path("rust", "M114 226h16l-4 10l8 30h-24l8-30z"),
        line("dusk", 3, "M64 232v34M80 226v40M164 226v40M180 232v34", flat=True),
        path("night", "M78 158Q122 148 166 158Q168 196 122 200Q76 196 78 158Z"),
        path(
            "cream",
            "M82 157h14l-6 15zM98 155h15l-7 17zM115 154h15l-7 18zM132 155h15l-8 17z"
            "M149 157h13l-6 14zM92 188l7-14 7 19zM108 194l7-17 8 19zM125 196"
            "l7-18 7 16zM141 192l7-17 6 12z",
        ),
        eye(92, 122, 13, 0.5, 0.2, 0.42, "deep", 0.5, 10),
        eye(152, 122, 13, -0.5, 0.2, 0.42, "deep", 0.5, -10),
        path("night", "M82 92Q80 58 98 50Q110 46 122 54Q134 46 146 50Q164 58 162 92Z"),
        path("amber", "M81 80Q122 92 163 80V92Q122 104 81 92Z"),
        path("night", "M52 98Q84 84 122 94T192 98Q180 108 122 108T52 98Z"),
        moved(
            186,
            204,
            box("cream", -22, -30, 44, 56, 3),
            line("dusk", 4, "M-14-18h28M-14-8h28M-14 2h18", flat=True),
            disc("rust", 10, 14, 7),
            turn=12,
        ),
        path("dusk", "M170 236q0-16 16-18q12 0 12 12q-2 14-16 16z"),
    )


def trojan_horse() -> Svg:
    """Trojan Horse."""
    return drawn(
        ground("amber"),
        disc("straw", 120, 120, 80),
        path("rust", "M0 216H30V196H42V206H54V196H66V206H78V196H90V216H240V270H0Z"),
        path("bark", "M0 240H240V270H0Z"),
        path("bark", "M196 126Q224 140 216 196L204 190Q206 160 190 146Z"),
        path(
            "tan",
            "M62 236L72 166Q66 140 78 120L82 98L52 112Q36 116 32 104L30 92"
            "Q56 78 70 60Q86 44 108 56Q124 70 128 118H186Q206 122 206 150L212 236H186"
            "L178 184H104L92 236Z",
        ),
        path("bark", "M76 50L80 34L92 48L102 30L108 54Q132 70 136 120L122 120Q118 78 96 62Z"),
        line("bark", 4, "M70 184H104M104 184H178M74 160H204M76 142H204", flat=True),
        line("bark", 4, "M84 126L76 142", flat=True),
        path("night", "M112 134h64v36h-64z"),
        path("bark", "M112 170h64l8 24h-64z"),
        line("tan", 3, "M130 171l6 22M150 171l7 22", flat=True),
        eye(124, 153, 6.5, -0.4, 0.2, 0.2, "night"),
        eye(138, 153, 6.5, -0.4, 0.2, 0.2, "night"),
        eye(154, 147, 5.5, 0.3, 0.3, 0.3, "night"),
        eye(166, 147, 5.5, 0.3, 0.3, 0.3, "night"),
        eye(148, 163, 4.5, 0, 0, 0.2, "night"),
        eye(158, 163, 4.5, 0, 0, 0.2, "night"),
        eye(80, 82, 9, -0.4, 0.2, 0.45, "bark"),
        line("bark", 4, "M34 104q10 4 20-4", flat=True),
        disc("bark", 38, 94, 3),
        line("night", 10, "M50 240H222"),
        disc("night", 76, 246, 18),
        disc("rust", 76, 246, 12),
        disc("cream", 76, 246, 4),
        disc("night", 198, 246, 18),
        disc("rust", 198, 246, 12),
        disc("cream", 198, 246, 4),
        moved(
            92,
            118,
            disc("rust", 0, 0, 8),
            path("rust", "M0 0L-26-12V12ZM0 0L26-12V12Z"),
            path("brick", "M-4 6L-12 34L-2 30L2 38L8 6Z"),
        ),
    )
