"""Where one bathes: showers behind glass, tubs, what hangs and stands there."""
import math

from furniture import decor, settings
from furniture.towels import hung_towel, terry
from geometry import empty, mesh_obj
from kinds import Data, Look, Object, Vec
from materials import emit, marble, metal, pane, plain, tile, wood
from solids import box, curved, cyl, lathe, prism, rod

HOSE = 0.007  # of a hand shower, its radius, metres
STANDS_OFF = 0.03  # between a tub that stands for itself and what its place ends at, metres
RIM = 0.027  # how thick its wall is at the top, metres
# From its foot over the rim into its bed, a standing tub's section: how far inside the rim, how high, metres.
TUB_SECTION = [
    *((0.15, 0.0), (0.13, 0.012), (0.095, 0.15), (0.055, 0.32), (0.02, 0.47), (0.0, 0.575), (0.004, 0.586), (0.011, 0.59)),
    *((0.021, 0.59), (RIM, 0.583), (0.034, 0.48), (0.065, 0.33), (0.11, 0.2), (0.16, 0.145), (0.23, 0.13)),
]


def fittings() -> Look:
    """Of which metal all taps, showers, rails and plates of a home's baths are."""
    return metal("black", 0.28)


def rounded(w: float, d: float, r: float, n: int = 10) -> list[Vec]:
    """Outline of a w × d rectangle with corners of radius r, metres, anticlockwise."""
    corners = ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3))
    return [
        (x * (w / 2 - r) + r * math.cos(a), y * (d / 2 - r) + r * math.sin(a))
        for x, y, q in corners
        for a in [(q + k / n) * math.pi / 2 for k in range(n + 1)]
    ]


def glazed(e: Object, f: Data) -> None:
    """A wall of small upright tiles in the home's glaze, as high as the wall, which is at +y."""
    look = tile(settings.style.glaze, (0.036, 0.145), 0.3, grout="#6f736b", vertical=True)
    top = settings.wall_top()
    box((0, -0.004, top / 2), (f["w"], 0.008, top), look, 0, parent=e)


def shower(e: Object, f: Data) -> None:
    w, d = f["w"], f["d"]
    high = min(2.07, settings.cut - 0.03)
    if settings.cut < 2.2:
        box((-w / 2, 0, (0.03 + high) / 2), (0.012, d, high - 0.03), pane(refl=settings.SAWN), 0.001, parent=e)
        return
    screen(e, -w / 2, -d / 2, d / 2, high)
    box((w * 0.2, -d * 0.1, -0.018), (0.12, 0.12, 0.006), metal("chrome", 0.3), 0.002, parent=e)  # the drain
    back = d / 2 - 0.01
    column(e, (0.18, back - 0.05), (0, -1))
    ledge(e, (-w / 4, back - 0.06), w / 2 - 0.06, 0.12, -w / 2 + 0.1)


def screen(e: Object, x: float, y0: float, y1: float, high: float) -> None:
    """Clear glass from y0 to the wall at y1: its polished edge is seen, and the profiles that hold it at floor and wall."""
    chrome, edge = metal("chrome", 0.15), plain("#c9d8d2", 0.08, coat=1)
    box((x, (y0 + y1) / 2, high / 2), (0.01, y1 - y0, high - 0.02), pane("#fcfefd", 0.8), 0, parent=e)
    box((x, y0 - 0.002, high / 2), (0.01, 0.004, high - 0.02), edge, 0, parent=e)
    box((x, (y0 + y1) / 2, high - 0.008), (0.01, y1 - y0, 0.004), edge, 0, parent=e)
    box((x, (y0 + y1) / 2, -0.005), (0.02, y1 - y0, 0.03), chrome, 0.001, parent=e)
    box((x, y1 - 0.01, high / 2), (0.024, 0.024, high), chrome, 0.001, parent=e)


def column(e: Object, at: Vec, away: Vec) -> None:
    """A shower before a wall: a rail with its mixer, a head over whoever stands below it and one for the hand. `away` points from the wall."""
    fitting, (x, y), (dx, dy) = fittings(), at, away
    rod((x, y, 0.95), (x, y, 2.12), 0.011, fitting, 20, parent=e)
    rod((x, y, 2.12), (x + 0.37 * dx, y + 0.37 * dy, 2.12), 0.011, fitting, 20, parent=e)
    cyl((x + 0.37 * dx, y + 0.37 * dy, 2.095), 0.13, 0.014, fitting, 48, parent=e, bev=0.003)
    box((x, y, 0.97), (0.06 + 0.24 * abs(dy), 0.06 + 0.24 * abs(dx), 0.05), fitting, 0.012, parent=e)
    rod((x + 0.03 * dx, y + 0.03 * dy, 1.55), (x + 0.11 * dx, y + 0.11 * dy, 1.68), 0.014, fitting, 16, parent=e)
    cyl((x + 0.115 * dx, y + 0.115 * dy, 1.69), 0.05, 0.02, fitting, 32, parent=e, rot=(0.9 * dy, -0.9 * dx, 0))
    hose(e, (x + 0.03 * dx, y + 0.03 * dy, 1.55), (x + 0.06 * abs(dy), y + 0.06 * abs(dx), 0.95), (0.34 * abs(dy), 0.34 * abs(dx)), fitting)


def hose(e: Object, top: Vec, foot: Vec, aside: Vec, look: Look) -> None:
    """The hose of a hand shower: it hangs from `top`, sags `aside` of it below its mixer and comes up to `foot`."""
    bends = (top, (top[0], top[1], top[2] - 1.0), (foot[0] + aside[0], foot[1] + aside[1], foot[2] - 0.6), foot)

    def along(t: float) -> Vec:
        shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
        return tuple(sum(s * b[k] for s, b in zip(shares, bends)) for k in range(3))

    points = [along(k / 28) for k in range(29)]
    for a, b in zip(points, points[1:]):
        rod(a, b, HOSE, look, 12, parent=e)


def ledge(e: Object, at: Vec, w: float, d: float, first: float) -> None:
    """A ledge of stone with light below it, w × d metres, its middle at `at`; three bottles stand on it from x = `first` on."""
    x, y = at
    box((x, y, 1.22), (w, d, 0.03), marble("white", 0.1, 2.0, "obj"), 0.003, parent=e)
    box((x, y + d / 2 - 0.05, 1.2), (w - 0.04, 0.014, 0.008), emit("#ffdcae", 14.0), 0, parent=e)
    for k, (h, r, c) in enumerate(((0.19, 0.033, "#e9dfcf"), (0.16, 0.033, "#b6a78f"), (0.21, 0.03, "#7f7565"))):
        bottle(e, (first + 0.1 * k, y, 1.235), r, h, c)


def bottle(e: Object, at: Vec, r: float, h: float, tone: str) -> None:
    """A bottle with a pump and a label, h metres up to its shoulder; `at` is the middle of its foot."""
    x, y, z = at
    dark = metal("black", 0.35)
    low, high = 0.3, 0.66  # of its label, shares of its height
    straight = [(r, h * v) for v in (low - 0.05, low, high, high + 0.09)]
    shoulder = [(r, h * 0.86), (r * 0.8, h * 0.96), (r * 0.4, h), (r * 0.36, h + 0.006)]
    lathe(curved([(0, 0), (r * 0.96, 0.001), (r, 0.006), *straight, *shoulder]), plain(tone, 0.35), at, 48, e)
    cyl((x, y, z + h + 0.012), r * 0.45, 0.016, dark, 32, parent=e, bev=0.002)
    rod((x, y, z + h + 0.018), (x, y, z + h + 0.045), 0.0035, dark, 12, parent=e)
    box((x - 0.3 * r, y - 0.5 * r, z + h + 0.047), (0.016, 1.6 * r, 0.009), dark, 0.003, parent=e)
    around = [math.radians(-90 + 4 * k) for k in range(-10, 11)]  # so many that no chord of the label dips into the bottle
    n, out = len(around), r + 0.0005
    points = [(x + out * math.cos(a), y + out * math.sin(a), z + h * v) for v in (low, high) for a in around]
    mesh_obj("label", points, [(k, k + 1, k + n + 1, k + n) for k in range(n - 1)], plain("#f3efe6", 0.6), True).parent = e


def bathtub(e: Object, f: Data) -> None:
    """A tub built in between walls or, where the plan calls it `free`, one that stands for itself; its wall is at +y."""
    w, d, free = f["w"], f["d"], f.get("free", False)
    (standing_tub if free else built_in_tub)(e, w, d, plain("#f4f3f0", 0.1, coat=0.8))
    if settings.cut < 3:
        return
    ledge(e, (0, d / 2 - 0.05), w + 0.24, 0.16, -w / 2 + 0.25)
    if free:
        wall_tap(e, (-0.02, d / 2, 0.8))
        hung_towel(e, (-0.3, -d / 2 + STANDS_OFF + RIM / 2, 0.584), 0.42, 0.33, 0.05, terry("#cfc2ae"))
    else:
        over_tub(e, w, d)
    board = empty((0.16 * w, 0, 0.6) if free else (0.12 * w, 0, 0.575))
    board.parent = e
    box((0, 0, 0), (0.16, d - 0.04, 0.022), wood("walnut", axis=1), 0.004, parent=board)
    decor.vase(board, (0, 0.16, 0.011), 0.04, 0.13, "#8f8573")
    cyl((0, -0.04, 0.04), 0.028, 0.06, plain("#e9dfcf", 0.35), 32, parent=board, bev=0.004)


def built_in_tub(e: Object, w: float, d: float, look: Look) -> None:
    """A block of w × d metres with a hollow in it, its tap and lever on the rim at +x."""
    rim = rounded(w - 0.16, d - 0.16, 0.2)
    prism([rounded(w, d, 0.03), rim[::-1]], 0, 0.56, look, parent=e, bev=0.012)
    deep = rounded(w - 0.4, d - 0.3, 0.16)
    V = [(x, y, z) for ring, z in ((rim, 0.56), (deep, 0.14)) for x, y in ring]
    n = len(rim)
    walls = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    mesh_obj("tub", V, [*walls, tuple(range(n, 2 * n))], look, True).parent = e
    fitting = fittings()
    cyl((w / 2 - 0.05, 0, 0.564), 0.03, 0.012, fitting, 32, parent=e, bev=0.003)
    cyl((w / 2 - 0.05, 0, 0.66), 0.014, 0.2, fitting, 24, parent=e)
    rod((w / 2 - 0.05, 0, 0.752), (w / 2 - 0.22, 0, 0.752), 0.012, fitting, 20, parent=e)
    cyl((w / 2 - 0.05, 0.14, 0.564), 0.028, 0.012, fitting, 32, parent=e, bev=0.003)
    cyl((w / 2 - 0.05, 0.14, 0.6), 0.018, 0.07, fitting, 24, parent=e)
    rod((w / 2 - 0.05, 0.14, 0.63), (w / 2 - 0.12, 0.14, 0.65), 0.006, fitting, 16, parent=e)


def standing_tub(e: Object, w: float, d: float, look: Look) -> None:
    """A tub that stands for itself, w × d metres at its rim with round ends: it widens from its foot, and its wall is thin all round."""
    d = d - 2 * STANDS_OFF
    rings = [
        [(x, y, z) for x, y in rounded(w - 2 * inset, d - 2 * inset, (d / 2 - inset) * 0.98, 24)]
        for inset, z in curved(TUB_SECTION)
    ]
    n = len(rings[0])
    sides = [
        (k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(len(rings) - 1) for i in range(n)
    ]
    bed = tuple(range((len(rings) - 1) * n, len(rings) * n))
    mesh_obj("tub", [point for ring in rings for point in ring], [*sides, bed], look, True).parent = e
    cyl((0.28 * w, 0, TUB_SECTION[-1][1] + 0.003), 0.032, 0.008, fittings(), 32, parent=e, bev=0.002)


def wall_tap(e: Object, at: Vec) -> None:
    """A spout that comes out of the wall over a tub and its two levers; `at` is where the spout leaves the wall."""
    fitting, (x, y, z) = fittings(), at
    for dx, far in ((0, 0.23), (-0.13, 0.07), (0.13, 0.07)):
        rod((x + dx, y, z), (x + dx, y - 0.012, z), 0.03, fitting, 32, parent=e)
        rod((x + dx, y, z), (x + dx, y - far, z), 0.013, fitting, 24, parent=e)
    rod((x, y - 0.22, z), (x, y - 0.22, z - 0.035), 0.012, fitting, 24, parent=e)
    for dx in (-0.13, 0.13):
        rod((x + dx, y - 0.06, z), (x + dx, y - 0.06, z + 0.075), 0.006, fitting, 16, parent=e)


def over_tub(e: Object, w: float, d: float) -> None:
    """What stands over a tub between walls: a shower at its end, glass that keeps the water in."""
    chrome, end = metal("chrome", 0.12), w / 2 + 0.03
    column(e, (end - 0.05, 0.1), (-1, 0))
    box((w / 2 - 0.32, -d / 2 + 0.03, 1.28), (0.78, 0.01, 1.42), pane("#fcfefd", 0.8), 0, parent=e)
    box((w / 2 - 0.712, -d / 2 + 0.03, 1.28), (0.004, 0.01, 1.42), plain("#c9d8d2", 0.08, coat=1), 0, parent=e)
    for z in (0.75, 1.85):
        box((w / 2 + 0.06, -d / 2 + 0.03, z), (0.06, 0.03, 0.06), chrome, 0.004, parent=e)
