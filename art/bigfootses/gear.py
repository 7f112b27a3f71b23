"""Equipment: weapons, gadgets, and what is neither."""

from __future__ import annotations

from art.bigfootses.grounds import on_ground
from art.bigfootses.scenes import note
from art.bigfootses.things import boot
from art.pen import Svg, box, disc, drawn, line, moved, oval, path, ring
from art.pieces import horn
from art.shapes import eye, mark


def _gear(*thing: Svg) -> Svg:
    return on_ground("equipment", *thing)


def walking_stick() -> Svg:
    """Walking Stick of Authority."""
    return _gear(
        moved(
            120, 122,
            path("bark", "M-8-60H8L6 92H-6Z"), path("umber", "M2-60H8L6 92H2Z"),
            path("amber", "M-9-34H9V-24H-9ZM-9-16H9V-10H-9Z"),
            path("tan", "M-30-78Q-30-104 0-104T30-78Q28-54 8-52H-8Q-28-54-30-78Z"),
            path("clay", "M6-104Q30-100 30-78Q28-54 8-52Q22-76 6-104Z"),
            eye(-10, -78, 10, 0.3, 0.1, 0.44, "tan"), eye(11, -78, 10, 0.3, 0.1, 0.44, "clay"),
            line("umber", 4, "M-8-62Q0-66 9-62"),
            path("rust", "M-8-48Q-30-40-36-18L-24-22L-20-10Q-14-32-4-42Z"),
            turn=18, scale=0.94,
        ),
        line("rust", 6, "M44 70L30 62M40 92H24M196 170L210 176M198 148H214"),
    )  # fmt: skip


def bear_spray() -> Svg:
    """Bear Spray, Mild."""
    return _gear(
        *(disc(ink, x, y, r) for ink, x, y, r in (("mist", 60, 76, 26), ("ice", 36, 98, 20),
                                                  ("mist", 34, 62, 18), ("ice", 78, 58, 16))),
        moved(
            142, 132,
            path("rust", "M-30-30Q-28-48 0-48T30-30V62Q30 68 24 68H-24Q-30 68-30 62Z"),
            path("brick", "M8-48Q28-46 30-30V62Q30 68 24 68H8Z"),
            box("night", -14, -64, 28, 18, 3),
            path("night", "M-26-66H20Q26-66 26-58V-46H18V-58H-26Z"),
            box("cream", -30, -12, 60, 50, 0),
            disc("cocoa", -12, 2, 6), disc("cocoa", 12, 2, 6), disc("cocoa", 0, 14, 17),
            oval("clay", 0, 20, 9, 7), oval("night", 0, 16, 4, 3),
            line("night", 2.5, "M-9 9h5M4 9h5"),
            turn=8,
        ),
        *(disc("frost", x, y, 3) for x, y in ((94, 78), (90, 90), (100, 68), (82, 82))),
    )  # fmt: skip


def snooze_blowpipe() -> Svg:
    """Snooze Blowpipe, loaded with chamomile."""
    petal = oval("paper", 0, -15, 6, 11)
    flower = drawn(
        *(moved(0, 0, petal, turn=angle) for angle in range(0, 360, 45)), disc("amber", 0, 0, 9)
    )
    return _gear(
        moved(
            120, 128,
            box("tan", -96, -9, 176, 18, 6), box("clay", -96, 2, 176, 7, 3),
            *(box("bark", x, -11, 9, 22, 2) for x in (-70, -20, 30)),
            path("bark", "M-96-14H-108V14H-96Z"),
            line("rust", 5, "M-40 10Q-44 34-30 48M-30 10Q-28 30-40 48"),
            turn=-24,
        ),
        moved(208, 66, flower, scale=0.9),
        path("dusk", "M60 52H86L66 78H88V86H52L72 60H60ZM98 76H114L102 92H116V98H92L104 82H98Z"),
    )  # fmt: skip


def skillet() -> Svg:
    """Cast-Iron Skillet."""
    return _gear(
        moved(
            108, 112,
            box("night", 46, -11, 84, 22, 11), disc("cream", 116, 0, 5),
            disc("night", 0, 0, 66), disc("slate", 0, 0, 54),
            path("dusk", "M0-54A54 54 0 0 1 0 54Q34 20 0-54Z"),
            path("cream", "M-36-6Q-40-34-14-32Q6-44 24-26Q46-16 36 8Q36 30 10 28Q-10 40-24 22"
                          "Q-42 16-36-6Z"),
            disc("amber", -4, -4, 17), path("ember", "M-4-21A17 17 0 0 1 -4 13Q8-4-4-21Z"),
            turn=36,
        ),
        line("rust", 6, "M188 62l14-14M200 84l18-6M166 46l6-18"),
    )  # fmt: skip


def net_launcher() -> Svg:
    """Net Launcher: accuracy, enthusiastic."""
    return _gear(
        line("bark", 4, "M176 92L52 58M176 96L36 92M176 100L44 134M72 44Q58 94 74 146"
                        "M104 60Q92 96 104 136M40 66Q28 96 44 132", flat=True),
        *(disc("rust", x, y, 6) for x, y in ((52, 56), (34, 92), (44, 136), (72, 44), (74, 148))),
        moved(
            176, 112,
            path("pine", "M-46-26H26Q42-22 42-6V10H-46Z"), path("forest", "M-46-4H42V10H-46Z"),
            path("night", "M-52-32H-40V16H-52Z"),
            path("bark", "M8 8H34L44 70H20Z"), path("umber", "M22 8H34L44 70H34Z"),
            line("night", 5, "M-4 10Q-4 30 16 28"),
            box("amber", -24, -18, 34, 10, 4),
            turn=-6,
        ),
    )  # fmt: skip


def compass() -> Svg:
    """Compass That Points at Snacks."""
    return _gear(
        moved(
            112, 118,
            ring("amber", 8, 0, -78, 12),
            disc("amber", 0, 0, 68), disc("ember", 0, 4, 64), disc("cream", 0, 0, 54),
            line("bark", 4, "M0-50V-40M0 50V40M-50 0H-40M50 0H40M-35-35L-29-29M35 35L29 29"
                            "M-35 35L-29 29"),
            path("rust", "M40-40L12 12L-12-12Z"), path("slate", "M-40 40L12 12L-12-12Z"),
            disc("night", 0, 0, 7),
        ),
        moved(194, 64, path("tan", "M0-26A28 28 0 1 1-1-26Z"), path("cocoa",
            "M0-26A28 28 0 0 1 0 30"
              "Q18 4 0-26Z"), *(disc("umber", x, y, 4.5) for x, y in ((-12, -8), (6, -12), (-4, 8),
                                                                     (12, 8), (-14, 14))),
              path("clay", "M14-32Q6-18 20-14Q18-2 32-4V-32Z")),
    )  # fmt: skip


def thermal_goggles() -> Svg:
    """Thermal Goggles: everything warm glows."""
    return _gear(
        path("umber", "M28 96Q60 78 120 78T212 96V120Q180 104 120 104T28 120Z"),
        moved(
            120, 124,
            path("night", "M-76-36Q-40-46 0-34Q40-46 76-36Q88 0 74 30Q48 42 20 30Q0 10-20 30"
                          "Q-48 42-74 30Q-88 0-76-36Z"),
            disc("brick", -42, 0, 30), disc("ember", -42, 0, 23), disc("amber", -42, 0, 14),
            disc("straw", -42, 0, 6),
            disc("brick", 42, 0, 30), disc("ember", 42, 0, 23), disc("amber", 42, 0, 14),
            disc("straw", 42, 0, 6),
            path("cream", "M-60-12A22 22 0 0 1-46-22L-50-10ZM24-12A22 22 0 0 1 38-22L34-10Z"),
            box("slate", -10, -44, 20, 12, 4), disc("rust", 0, -38, 3.5),
        ),
        line("ember", 5, "M76 66q-8-9 0-18t0-16M120 58q-8-9 0-18M164 66q-8-9 0-18t0-16"),
    )  # fmt: skip


def trail_camera() -> Svg:
    """Trail Camera, mostly of a fern."""
    return _gear(
        path("bark", "M86 20H154V214H86Z"), path("umber", "M128 20H154V214H128Z"),
        line("umber", 4, "M98 40V70M112 160V196M100 180V204"),
        box("night", 78, 104, 84, 12),
        moved(
            120, 112,
            box("pine", -42, -50, 84, 100, 8), path("forest", "M10-50H34Q42-50 42-42V42"
                                                            "Q42 50 34 50H10Z"),
            path("moss", "M-34-40Q-18-46-10-32T-30-20ZM20 20Q36 14 34 34T14 40ZM-30 24Q-18 20-16 36"
                         "T-34 38Z"),
            disc("night", 0, -12, 26), disc("cream", 0, -12, 20),
            eye(0, -12, 19, 0.4, 0.3, 0.4, "forest"),
            *(disc("rust", x, 28, 4) for x in (-14, 0, 14)),
        ),
        path("cream", "M178 66L214 58L220 94L184 102Z"),
        path("pine", "M190 94L200 66L208 90ZM184 82L200 80L214 84L200 88Z"),
    )  # fmt: skip


def call_blaster() -> Svg:
    """Call Blaster, which somebody always answers."""
    return _gear(
        moved(
            112, 132,
            box("rust", -66, -22, 66, 56, 8), path("brick",
                "M-24-22H-8Q0-22 0-14V26Q0 34-8 34H-24Z"),
            disc("cream", -44, 4, 13), line("night", 3.5, "M-44 4l7-8"),
            line("night", 6, "M-54-22V-36H-16V-22"),
            horn(4, 4, -12, 0.86),
        ),
        line("rust", 6, "M206 96Q216 116 208 138M220 84Q236 116 224 150"),
        note(46, 74, "dusk", -8),
    )  # fmt: skip


def cast_kit() -> Svg:
    """Footprint Casting Kit: forty kilos of proof."""
    return _gear(
        path("cocoa", "M40 150Q120 124 200 150L212 200Q120 222 28 200Z"),
        moved(108, 118, path("ice", "M-58-42Q-56-82-4-82T54-42Q54 0 44 34Q38 76 0 78T-44 34"
                                    "Q-58 0-58-42Z"),
              path("mist", "M14-80Q54-78 54-42Q54 0 44 34Q38 70 10 77Q40 0 14-80Z"),
              mark(-2, -2, 0.92, "slate", eyes=False), turn=-10),
        moved(192, 136, path("ember", "M-28-24H28L20 40H-20Z"), path("rust", "M6-24H28L20 40H6Z"),
              oval("cream", 0, -24, 28, 9), line("bark", 7, "M4-26L24-72")),
    )  # fmt: skip


def drone() -> Svg:
    """Slightly Haunted Drone."""
    return _gear(
        line("night", 8, "M76 84L120 112L164 84M70 140L120 116L170 140"),
        *(drawn(oval("frost", x, y, 34, 8), disc("night", x, y + 1, 6))
          for x, y in ((66, 76), (174, 76), (58, 134), (182, 134))),
        path("slate", "M84 104Q120 82 156 104L164 136Q120 160 76 136Z"),
        path("dusk", "M126 91Q144 95 156 104L164 136Q148 145 130 148Q146 118 126 91Z"),
        eye(104, 120, 14, -0.3, 0.2, 0.42, "slate"), eye(137, 120, 14, -0.3, 0.2, 0.42, "dusk"),
        path("ice", "M88 146Q120 156 152 146L160 196L146 184L134 204L120 186L106 204L94 184"
                    "L80 196Z"),
        path("mist", "M126 151Q140 150 152 146L160 196L146 184L134 204L124 190Z"),
        path("night", "M108 164q5-8 10 0q0 8-5 8t-5-8zM126 164q5-8 10 0q0 8-5 8t-5-8z"),
    )  # fmt: skip


def backpack() -> Svg:
    """Backpack with Forty Pockets."""
    pockets = ((78, 106), (106, 106), (134, 106), (78, 134), (106, 134), (134, 134), (92, 162),
               (120, 162))  # fmt: skip
    return _gear(
        box("moss", 62, 30, 116, 26, 13), path("pine", "M140 30H165Q178 30 178 43T165 56H140Z"),
        ring("bark", 4, 74, 43, 8),
        path("bark", "M48 110Q38 150 56 186L68 180V108ZM192 110Q202 150 184 186L172 180V108Z"),
        path("rust", "M64 84Q64 54 120 54T176 84V188Q176 200 164 200H76Q64 200 64 188Z"),
        path("brick", "M140 56Q176 60 176 84V188Q176 200 164 200H140Z"),
        path("ember", "M64 92Q64 54 120 54T176 92Q120 106 64 92Z"),
        *(drawn(box("tan", x, y, 25, 22, 4), path("bark", f"M{x} {y}h25l-4 9h-17z"))
          for x, y in pockets),
        eye(112, 78, 7, 0, 0.2, 0.4, "ember"), eye(129, 78, 7, 0, 0.2, 0.4, "ember"),
    )  # fmt: skip


def good_boots() -> Svg:
    """Boots, Properly Broken In."""
    return _gear(
        moved(132, 184, boot(0, 0, 1.7, 0)),
        moved(92, 196, boot(0, 0, 1.76, 0)),
        eye(66, 134, 10, 0.5, 0.1, 0.44, "rust"), eye(86, 134, 10, 0.5, 0.1, 0.44, "rust"),
        line("umber", 4, "M66 156Q76 160 88 155"),
    )  # fmt: skip


def safety_vest() -> Svg:
    """High-Visibility Vest, which wildlife fears."""
    return _gear(
        path("ember", "M92 44Q104 76 120 82Q136 76 148 44L182 58Q176 96 190 118L184 200H56L50 118"
                      "Q64 96 58 58Z"),
        path("rust", "M136 66Q144 56 148 44L182 58Q176 96 190 118L184 200H122V82Q130 78 136 66Z"),
        path("straw", "M52 134H120V152H53ZM188 134H122V152H187ZM55 172H120V188H56ZM185 172H122"
                      "V188H184Z"),
        path("straw", "M72 52L88 46L96 132H80ZM168 52L152 46L144 132H160Z"),
        line("night", 4, "M121 84V200", flat=True),
        box("night", 84, 96, 26, 20, 3), box("cream", 87, 99, 20, 14, 1),
        line("rust", 5, "M40 66L28 58M36 88H20M200 66L212 58M204 88H220"),
    )  # fmt: skip


def padlocked_trunk() -> Svg:
    """Padlocked Trunk; the key is in the trunk."""
    return _gear(
        path("bark", "M44 104Q44 68 76 68H164Q196 68 196 104Z"),
        path("umber", "M150 68H164Q196 68 196 104H160Z"),
        box("cocoa", 44, 104, 152, 88, 4), path("bark", "M150 104H196V188Q196 192 192 192H150Z"),
        *(box("amber", x, 68, 14, 124) for x in (66, 160)),
        box("amber", 44, 100, 152, 10),
        box("night", 92, 84, 56, 12, 4),
        eye(108, 90, 6, 0, 0.2, 0.3, "bark"), eye(130, 90, 6, 0, 0.2, 0.3, "bark"),
        line("frost", 8, "M108 118V110Q108 98 120 98T132 110V118"),
        box("frost", 98, 116, 44, 42, 6), box("slate", 124, 116, 18, 42, 6),
        disc("night", 120, 132, 6), path("night", "M117 134H123L125 148H115Z"),
    )  # fmt: skip


def lunch_box() -> Svg:
    """Lunch Box of Many Layers."""
    layers = (("rust", "brick"), ("amber", "ember"), ("moss", "pine"), ("mist", "frost"))
    return _gear(
        line("bark", 7, "M66 184V62Q66 36 120 36T174 62V184", flat=True),
        *(
            drawn(box(ink, 58, 164 - k * 34, 124, 32, 8),
                  path(dark, f"M136 {164 - k * 34}h38q8 0 8 8v16q0 8-8 8h-38z"))
            for k, (ink, dark) in enumerate(layers)
        ),
        box("bark", 52, 194, 136, 10, 4),
        path("cream", "M92 62Q90 44 106 44Q118 34 130 44Q148 42 148 62Z"),
        path("night", "M104 62L110 48H132L138 62Z"),
        eye(111, 80, 7, 0, -0.4, 0.36, "mist"), eye(129, 80, 7, 0, -0.4, 0.36, "mist"),
        disc("cream", 120, 146, 8), disc("cream", 120, 180, 8), disc("cream", 120, 114, 8),
    )  # fmt: skip


GEAR = {
    "walking-stick": walking_stick,
    "bear-spray": bear_spray,
    "snooze-blowpipe": snooze_blowpipe,
    "skillet": skillet,
    "net-launcher": net_launcher,
    "compass": compass,
    "thermal-goggles": thermal_goggles,
    "trail-camera": trail_camera,
    "call-blaster": call_blaster,
    "cast-kit": cast_kit,
    "drone": drone,
    "backpack": backpack,
    "good-boots": good_boots,
    "safety-vest": safety_vest,
    "padlocked-trunk": padlocked_trunk,
    "lunch-box": lunch_box,
}
"""By the ids of the deck."""
