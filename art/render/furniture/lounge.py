"""The long suite: a deep sofa of two seats, chairs of hide in a wooden frame, low tables as drums."""

import math

from cloth import collider, rest, sheet
from furniture import settings
from furniture.cushions import boxed, filled
from furniture.decor import branches, vase
from geometry import empty
from kinds import Data, Look, Object
from materials import marble, metal, plain, wood
from solids import box, lathe, rbox, rod
from textiles import fabric, hide


def longsofa(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    look, style = fabric(settings.style.sofa, 0.9, "boucle"), settings.style
    arm, half = 0.2, (w - 0.4) / 2
    box((0, 0, 0.07), (w - 0.1, d - 0.12, 0.08), wood(style.wood), 0.004, parent=e)
    rbox((0, 0, 0.2), (w, d, 0.18), 0.03, look, parent=e)
    for s in (-1, 1):
        x = s * half / 2
        boxed(
            (x, -0.07, 0.37),
            (half - 0.006, d - 0.22, 0.18),
            0.06,
            look,
            (0, 0.01, 0.022),
            parent=e,
            wrinkle=0.005,
            seed=s,
        )
        boxed(
            (x, d / 2 - 0.25, 0.61),
            (half - 0.02, 0.2, 0.36),
            0.065,
            look,
            (0, 0.04, 0.016),
            e,
            (-0.2, 0, 0),
            0.009,
            9 + s,
        )
        boxed((s * (w / 2 - arm / 2), 0, 0.33), (arm, d, 0.34), 0.04, look, (0.008, 0, 0.008), parent=e)
    rbox((0, d / 2 - 0.06, 0.42), (w, 0.12, 0.44), 0.04, look, parent=e)
    left, right = -w / 2 + 0.42, w / 2 - 0.44
    for x, y, size, c, turn in (
        (left, 0.4, 0.5, style.cushions[0], 0.16),
        (left + 0.27, 0.53, 0.42, style.cushions[1], -0.1),
        (right, 0.4, 0.5, style.cushions[2], -0.14),
    ):
        cloth = fabric(c, 0.8, "weave", strength=0.8)
        filled(e, size, size, (x, d / 2 - y, 0.49 + size * 0.44), math.pi / 2 - 0.36, turn, cloth, cloth)
    blanket(e, right - 0.8, 0.52, d, 0.482, fabric(style.throw, 0.8, "weave"))


def blanket(e: Object, x: float, width: float, depth: float, seat: float, look: Look) -> None:
    """A throw that fell over the front of a seat `seat` high and `depth` deep, `width` wide from `x` on: a third of it hangs over the edge, and no end behind."""
    front, length = -depth / 2, min(0.96, 1.5 * (depth - 0.04))
    body = collider((x + width / 2, 0, seat / 2), (1.6 * width, depth, seat), 0.05)
    at = (x + width / 2, front + length / 6, seat + 0.06)
    fallen = sheet(length, width, at, 96, look, mass=0.4, bend=3.0, unrest=0.015, turn=0.12 - math.pi / 2, folds=0.05)
    rest(e, [body], [fallen], 0.012, 40)


def framechair(e: Object, f: Data) -> None:
    """A low chair: cushions of hide between two frames of wood."""
    look, frame = hide(settings.style.armchair), wood("walnut" if settings.style.wood == "walnut" else "dark", axis=1)
    w = f["w"]
    for s in (-1, 1):
        x = s * (w / 2 - 0.03)
        rod((x, -0.34, 0), (x, -0.3, 0.55), 0.019, frame, parent=e)
        rod((x, 0.36, 0), (x, 0.25, 0.55), 0.019, frame, parent=e)
        arm = box((x, -0.03, 0.565), (0.06, 0.7, 0.03), frame, 0.012, parent=e, seg=3)
        arm.rotation_euler = (-0.03, 0, 0)
        rod((x, -0.31, 0.3), (x, 0.3, 0.22), 0.016, frame, parent=e)
        rod((x, 0.3, 0.22), (x, 0.47, 0.8), 0.016, frame, parent=e)
    for y, z in ((-0.31, 0.28), (0.29, 0.22), (0.44, 0.7)):
        rod((-w / 2 + 0.03, y, z), (w / 2 - 0.03, y, z), 0.014, frame, parent=e)
    inner = w - 0.13
    boxed(
        (0, -0.04, 0.345),
        (inner, 0.66, 0.15),
        0.055,
        look,
        (0, 0, 0.028),
        parent=e,
        rot=(-0.11, 0, 0),
        wrinkle=0.006,
        seed=3,
    )
    boxed(
        (0, 0.298, 0.63),  # before the rail, into which it would swell
        (inner, 0.15, 0.54),
        0.06,
        look,
        (0, 0.022, 0),
        parent=e,
        rot=(-0.29, 0, 0),
        wrinkle=0.007,
        seed=5,
    )
    small = fabric(settings.style.cushions[1], 1.4)
    filled(e, 0.46, 0.28, (0, 0.145, 0.53), math.pi / 2 - 0.35, 0.06, small, small)


def drums(e: Object, f: Data) -> None:
    """Two low tables, one of stone and one of wood."""
    stone, timber = marble(settings.style.top, 0.16, 1.5, "obj"), wood(settings.style.wood, axis=2)
    big = empty((-0.08, 0.1, 0))
    big.parent = e
    r = f["w"] * 0.46
    lathe(
        [(r - 0.05, 0), (r - 0.05, 0.02), (r - 0.012, 0.02), (r, 0.034), (r, 0.3), (r - 0.014, 0.314), (0, 0.314)],
        stone,
        seg=128,
        parent=big,
    )
    lathe([(0.2, 0), (0.235, 0.008), (0.235, 0.41), (0.222, 0.425), (0, 0.425)], timber, (0.36, -0.38, 0), 96, e)
    for i, (c, s) in enumerate((("#efe7da", (0.34, 0.25, 0.024)), ("#4a3a2e", (0.3, 0.22, 0.022)))):
        box((-0.14, 0.1, 0.327 + 0.023 * i), s, plain(c, 0.6), 0.003, parent=big, rot=(0, 0, 0.25 + 0.16 * i))
    vase(big, (0.17, -0.02, 0.314), 0.1, 0.24, "#3d342d")
    branches(big, (0.17, -0.02, 0.52), 0.44, 8, 14)
    lathe(
        [(0, 0), (0.06, 0), (0.1, 0.04), (0.106, 0.06), (0.098, 0.06), (0.06, 0.015), (0, 0.01)],
        metal("brass", 0.25),
        (-0.04, -0.27, 0.314),
        parent=big,
    )
    lathe(
        [(0.03, 0), (0.034, 0.004), (0.038, 0.09), (0.034, 0.09), (0.03, 0.01), (0, 0.01)],
        plain("#efe9df", 0.3, coat=0.5),
        (0.36, -0.4, 0.425),
        parent=e,
    )
