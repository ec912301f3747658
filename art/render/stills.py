"""Things seen close, on a table beside a window in the west wall. x east, y north, the table top at 0."""
import math
import random
from collections.abc import Sequence

from mathutils import Vector, noise

import sky
from furniture import decor
from geometry import empty, grid_fn
from kinds import Data, Look, Scene, Vec
from lights import area
from materials import metal, plain, wood, woodfloor
from printed import plan_sheet
from shader import NT, mat, srgb
from solids import box, curved, cyl, lathe, rbox, rod
from textiles import flax, hide
from timber import board
from wall_finishes import paint

W, D, UP, DOWN = 3.4, 2.6, 1.9, 0.75  # half widths of the room, height above and below the table top
SILL, HEAD = 0.12, 1.6


def build(scene: Scene, shot: Data) -> Data:
    room()
    ARRANGE[shot["arrangement"]]()
    elev, az = shot["sun"]
    sky.room_sky(scene, elev, az, strength=shot.get("fill", 0.5), sun_power=shot.get("sun_power", 10.0), warm=(1, 0.86, 0.68))
    return {"key": 0.30, "wb": (0.97, 1, 1.04), "contrast": 1.08, "bloom": 0.04}


def room() -> None:
    wall = paint("#e6dfd4")
    height, middle = UP + DOWN, (UP - DOWN) / 2
    box((0, 0, -DOWN - 0.05), (2 * W, 2 * D, 0.1), woodfloor("oak"), 0)
    box((0, 0, UP + 0.05), (2 * W, 2 * D, 0.1), wall, 0)
    for s in (-1, 1):
        box((0, s * (D + 0.1), middle), (2 * W, 0.2, height), wall, 0)
    box((W + 0.1, 0, middle), (0.2, 2 * D, height), wall, 0)
    box((-W - 0.1, 0, (SILL - DOWN) / 2), (0.2, 2 * D, SILL + DOWN), wall, 0)
    box((-W - 0.1, 0, (UP + HEAD) / 2), (0.2, 2 * D, UP - HEAD), wall, 0)
    frame = plain("#4a4641", 0.4, metal=0.6)
    for i in range(5):
        box((-W, -D + i * D / 2, (SILL + HEAD) / 2), (0.08, 0.06, HEAD - SILL), frame, 0.003)
    lamp = area((-W - 0.15, 0, (SILL + HEAD) / 2), HEAD - SILL, 2 * D, 1, portal=True)
    lamp.rotation_euler = (0, -math.pi / 2, 0)


def sheets(x: float, y: float, z: float, w: float, d: float, count: int, turn: float, rnd: random.Random) -> float:
    """A stack of paper, none quite on the other."""
    paper = plain("#f3eee4", 0.75, grain=0.05)
    for k in range(count):
        at = (x + rnd.uniform(-0.002, 0.002), y + rnd.uniform(-0.002, 0.002), z + 0.0006 + k * 0.0012)
        box(at, (w, d, 0.001), paper, 0, rot=(0, 0, turn + rnd.uniform(-0.008, 0.008)))
    return z + count * 0.0012


def pen(x: float, y: float, z: float, turn: float) -> None:
    """A ball pen of black lacquer and brass that lies on what is `z` high, its tip towards `turn`: the barrel rounded at its end, a ring, a clip."""
    e = empty((x, y, z + 0.0056), turn)
    lacquer, brass = plain("#17130f", 0.16, coat=1), metal("brass", 0.2)
    end = [(0, -0.072), *curved([(0.0022, -0.0718), (0.0046, -0.0705), (0.0053, -0.067)])]
    tip = [(0.0053, 0.022), *curved([(0.0053, 0.045), (0.0046, 0.058), (0.0026, 0.069), (0.0012, 0.073)]), (0.0005, 0.0755), (0, 0.0757)]
    ring = [(0.0053, 0.0175), (0.0058, 0.018), (0.0058, 0.0215), (0.0053, 0.022)]
    for profile, look in (([*end, (0.0056, -0.05), (0.0056, 0.0175)], lacquer), (ring, brass), (tip, brass)):
        lathe(profile, look, seg=64, parent=e).rotation_euler = (0, math.pi / 2, 0)
    rbox((-0.044, 0.001, 0.0071), (0.042, 0.0028, 0.0012), 0.0005, brass, parent=e, n=6)
    box((-0.0635, 0.001, 0.0062), (0.003, 0.0028, 0.0028), brass, 0.0004, parent=e)


def book(x: float, y: float, z: float, turn: float) -> None:
    """A book bound in cloth that lies shut, its spine towards +x; a ribbon hangs out of its pages."""
    e = empty((x, y, z), turn)
    cloth, paper = flax("#6f7f7c"), plain("#efe7d8", 0.8, grain=0.05)
    for up in (0.0015, 0.0255):
        box((0, 0, up), (0.152, 0.216, 0.003), cloth, 0.0009, parent=e)
    spine = cyl((0.0745, 0, 0.0135), 0.0135, 0.216, cloth, 48, parent=e, rot=(math.pi / 2, 0, 0), bev=0.0006)
    spine.scale = (0.28, 1, 1)
    for k in range(21):  # leaves in gatherings, whose edges stand out a little by turns
        out = 0.0006 * (k % 3)
        box((-0.002, 0, 0.0036 + k * 0.00099), (0.143 + out, 0.207 + out, 0.00085), paper, 0, parent=e)
    box((-0.02, -0.112, 0.0135), (0.004, 0.03, 0.0004), flax("#a9764c"), 0, parent=e, rot=(-0.25, 0, 0))


def keys(x: float, y: float, z: float, turn: float) -> None:
    """Two keys and a tag of leather on a ring."""
    e = empty((x, y, z), turn)
    brass = metal("brass", 0.25)
    ring = [(0.014 + 0.0012 * math.cos(a), 0.0012 * math.sin(a) + 0.0014) for a in [k * math.pi / 6 for k in range(13)]]
    lathe(ring, metal("steel", 0.2), (0, 0, 0.002), 48, e)
    for k, a in enumerate((0.35, -0.25)):
        key = empty((0, 0, 0.001 + 0.002 * k), a)
        key.parent = e
        lathe([(0.005, 0), (0.012, 0), (0.012, 0.0024), (0.005, 0.0024), (0.005, 0)], brass, (0.021, 0, 0), 40, key)
        box((0.05, 0, 0.0012), (0.036, 0.006, 0.0024), brass, 0.0005, parent=key)
        for i in range(3):
            box((0.052 + 0.006 * i, -0.0045, 0.0012), (0.0035, 0.004 + 0.002 * (i % 2), 0.0022), brass, 0.0003, parent=key)
    rbox((-0.05, 0.004, 0.004), (0.07, 0.032, 0.006), 0.003, hide("#6f4527"), parent=e, n=8)


def folder(x: float, y: float, turn: float) -> float:
    """A folder of hide with an edge of paper showing."""
    e = empty((x, y, 0), turn)
    skin = hide("#4a3326")
    rbox((0, 0, 0.004), (0.33, 0.245, 0.007), 0.003, skin, parent=e, n=10)
    box((0.002, -0.002, 0.012), (0.312, 0.228, 0.01), plain("#efe8db", 0.8), 0.001, parent=e)
    rbox((0, 0, 0.0195), (0.33, 0.245, 0.006), 0.003, skin, parent=e, n=10)
    box((0, -0.108, 0.0228), (0.3, 0.0012, 0.0006), plain("#b99a6a", 0.5, metal=0.8), 0, parent=e)
    return 0.0228


def coffee(x: float, y: float) -> None:
    """A white cup of coffee on its saucer, a spoon beside it."""
    glaze = plain("#f1ece3", 0.22, coat=0.6)
    lathe([(0, 0.003), (0.04, 0.003), (0.045, 0.006), (0.07, 0.014), (0.072, 0.017), (0.043, 0.01), (0, 0.009)], glaze, (x, y, 0), 96)
    outer = [(0, 0), (0.022, 0), *curved([(0.0235, 0.003), (0.035, 0.022), (0.0405, 0.044), (0.0415, 0.058)])]
    inner = [*curved([(0.0395, 0.057), (0.0385, 0.044), (0.033, 0.022), (0.02, 0.008)]), (0, 0.006)]
    lathe(outer + inner, glaze, (x, y, 0.009), 128)
    brewed(0.0382, 0.046, (x, y, 0.009), ("#140a05", "#5a3217"))
    ear = [
        (x + wall_at(z - 0.009, outer[1:]) - 0.002 + 0.02 * math.sin(a), y - 0.006, z)
        for a, z in [(a, 0.042 - 0.017 * math.cos(a)) for a in [k * math.pi / 16 for k in range(17)]]
    ]
    for p, q in zip(ear, ear[1:]):
        rod(p, q, 0.0032, glaze, 12)
    spoon((x - 0.026, y - 0.052, 0.0245), 0.2)


def desk() -> None:
    """What lies on the table when a home is chosen: its plan, a pen, keys, a folder, coffee; a branch beside it throws its shade across."""
    rnd = random.Random(4)
    box((0, 0, -0.02), (2.6, 1.3, 0.04), board(), 0.004)
    sheets(0.22, 0.04, 0.0, 0.42, 0.297, 3, 0.13, rnd)
    plan_sheet("84A", (0.225, 0.035, 0.0036), 0.1)
    pen(0.195, -0.106, 0.005, 0.11)
    top = folder(-0.2, 0.2, -0.28)
    keys(-0.15, 0.15, top, 0.5)
    coffee(0.5, 0.13)
    vase = empty((-0.74, -0.1, 0))
    decor.vase(vase, (0, 0, 0), 0.06, 0.16, "#b9ab97")
    decor.branches(vase, (0, 0, 0.13), 0.3, 9, seed=6)


def linen(size: float, fold: float) -> None:
    """A cloth that lies as cloth does: long soft folds, a fine unrest, and the two edges along which it lay folded in its drawer."""

    def edge(away: float, along: float) -> float:
        """How sharply an ironed edge still stands at that distance from it: in places it has been smoothed out, and nowhere is it straight."""
        kept = min(1.0, max(0.1, 0.62 + 1.5 * noise.noise(Vector((along * 7, 2.3, away * 0.5)))))
        off = away + 0.006 * noise.noise(Vector((along * 5, 7.1, 0))) + 0.0012 * noise.noise(Vector((along * 40, 1.1, 0)))
        return kept * math.exp(-abs(off) / 0.0035)

    def at(u: float, v: float) -> Vec:
        x, y = (u - 0.5) * size, (v - 0.5) * size
        long_ = noise.noise(Vector((x * 1.3 + y * 2.4, y * 0.7 - x * 0.4, 3.1)))
        ridge = max(0.0, 1 - abs(noise.noise(Vector((x * 2.2 - y * 1.1, y * 1.9, 8.7)))) * 4) ** 2
        pressed = sum(edge(k, along) for k, along in ((x + 0.115, y), (y + 0.05, x)))
        return x, y, fold * (0.9 * long_ + 0.8 * ridge) + 0.0021 * pressed + 0.0015 * noise.noise(Vector((x * 19, y * 19, 1)))

    grid_fn(at, 640, 640, flax("#ddd3c3", 0.0012))


def wall_at(z: float, profile: Sequence[Vec]) -> float:
    """How far from its axis the wall of a turned thing stands at a height."""
    for (r0, z0), (r1, z1) in zip(profile, profile[1:]):
        if z0 <= z <= z1 and z1 > z0:
            return r0 + (r1 - r0) * (z - z0) / (z1 - z0)
    return profile[-1][0]


def handle(glaze: Look, cup: Sequence[Vec], foot: float, low: float, high: float, out: float) -> None:
    """A loop of clay, thicker than wide, from within the wall of `cup` at `low` to the same at `high`; the cup stands on `foot`."""
    middle, half = (low + high) / 2, (high - low) / 2

    def at(u: float, v: float) -> Vec:
        a, t = u * math.pi, v * 2 * math.pi
        z = middle + half * math.cos(a)
        # where the wall recedes the loop follows: it leaves it and comes back to it
        wall = wall_at(z, cup) - 0.0018
        thick = 0.0031 * (1 + 0.35 * abs(math.cos(a)) ** 4)
        reach = out * math.sin(a) ** 0.85
        return wall + reach + thick * math.cos(t) * math.sin(a), 1.5 * thick * math.sin(t), foot + z + thick * math.cos(t) * math.cos(a)

    grid_fn(at, 64, 24, glaze)


@mat("brew")
def brew(t: NT, deep: str, thin: str, r: float = 0.04) -> None:
    """What was brewed, seen from above: `deep` is its colour in the middle, `thin` where it climbs the wall at `r` metres; it mirrors everywhere."""
    x = t.n("ShaderNodeSeparateXYZ", {"Vector": t.obj()})
    out = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", x.outputs[0], x.outputs[0]), t.math("MULTIPLY", x.outputs[1], x.outputs[1])))
    middle, edge = srgb(deep), srgb(thin)
    between = [0.7 * a + 0.3 * b for a, b in zip(middle, edge)]
    t.out(t.bsdf(color=t.ramp(t.math("DIVIDE", out, r), [(0.0, middle), (0.72, between), (1.0, edge)]), rough=0.03, spec=0.5))


def brewed(r: float, z: float, at: Vec, colours: tuple[str, str]) -> None:
    """A surface of tea or coffee, of the `colours` of its middle and its edge, that climbs its cup a little where it meets it, `r` metres from the middle."""
    rise = [(r - 0.0045 + 0.0009 * k, z + 0.0011 * (k / 5) ** 2.4) for k in range(6)]
    lathe([(0, z), *rise], brew(*colours, r=r), at, seg=128)


def spoon(at: Vec, turn: float) -> None:
    """A teaspoon of steel whose bowl is `at` and whose stem leads away at `turn`, laid on the rim of a saucer."""
    steel, away = metal("steel", 0.1), (math.cos(turn), math.sin(turn))

    def bowl(u: float, v: float) -> Vec:
        r, a = u, v * 2 * math.pi
        x, y = 0.019 * r * math.cos(a), 0.0115 * r * math.sin(a)
        return at[0] + x * away[0] - y * away[1], at[1] + x * away[1] + y * away[0], at[2] - 0.0045 * (1 - r * r)

    def stem(u: float, v: float) -> Vec:
        s, a = 0.018 + 0.092 * u, v * 2 * math.pi
        wide, rise = 0.0021 + 0.0022 * u * u, 0.004 * math.sin(u * math.pi) + 0.003 * u
        side = wide * math.cos(a)
        return at[0] + s * away[0] - side * away[1], at[1] + s * away[1] + side * away[0], at[2] + rise + 0.0011 * math.sin(a)

    grid_fn(bowl, 24, 64, steel)
    grid_fn(stem, 40, 24, steel)


def breath() -> None:
    """A cup on linen in the first light."""
    box((0, 0, -0.06), (2.6, 1.6, 0.04), wood("oak", 0.4), 0.004)
    linen(1.5, 0.011)
    glaze = plain("#efeae2", 0.12, coat=1, grain=0.015)
    saucer = [(0, 0.004), (0.045, 0.004), (0.05, 0.008), (0.078, 0.018), (0.08, 0.021), (0.076, 0.022), (0.048, 0.013), (0, 0.012)]
    lathe(saucer, glaze, (0, 0, 0.008), seg=96)
    outer = [(0, 0), (0.024, 0), *curved([(0.0255, 0.003), (0.036, 0.022), (0.042, 0.046), (0.0435, 0.066)])]
    inner = [*curved([(0.0425, 0.067), (0.0405, 0.064), (0.039, 0.045), (0.033, 0.022), (0.02, 0.009)]), (0, 0.007)]
    lathe(outer + inner, glaze, (0, 0, 0.02), seg=128)
    brewed(0.0398, 0.054, (0, 0, 0.02), ("#3a200b", "#9c5f24"))
    handle(glaze, outer[1:], 0.02, 0.017, 0.055, 0.021)
    spoon((-0.03, -0.062, 0.0335), 0.35)
    sprig = empty((-0.16, 0.17, 0.006))
    decor.vase(sprig, (0, 0, 0), 0.05, 0.15, "#b7ab99")
    decor.branches(sprig, (0, 0, 0.13), 0.24, 6, seed=9)
    book(0.23, 0.17, 0.007, 0.42)


ARRANGE = {"desk": desk, "breath": breath}
