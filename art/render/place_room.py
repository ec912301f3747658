"""The room that every shared place is: a wall of glass to the garden in the south, and what stands in several of them."""
import math
import random

import furniture
from geometry import empty
from kinds import Builder
from materials import emit, metal, pane, plain, tile, wood, woodfloor
from outdoor import ground
from place_floor import granules, planks
from place_terrazzo import terrazzo
from planting import scatter, tree_mesh
from shader import NT, mat, srgb
from solids import box, cyl, lathe, rod
from textiles import fabric
from wall_finishes import paint

W, D, H = 11.0, 8.0, 3.3


SOFFIT = 0.75  # how far the lower edge of the ceiling comes into the room


def shell(floor: str, open_west: bool = False, mirrors: float = 1.0, cove: float = 1.0) -> None:
    """The room itself; `open_west` leaves the wall in the west to what stands there; `mirrors`: how far its glass mirrors the room.

    `cove`: the share of its power at which the step of the ceiling shines: by night one at its full burns out the plaster."""
    wall = paint("#e4dccf")
    floors = {
        "wood": woodfloor("oak", gloss=0.44),
        "stone": tile("#c9c1b4", (1.2, 0.6), 0.2, "#a79f92"),
        "terrazzo": terrazzo(),
        "soft": woodfloor("ash", gloss=0.5),
        "rubber": granules(),
        "lounge": planks("smoked", rough=0.44, turned=True),
        "library": planks("oak", (1.6, 0.16), 0.4),
    }
    box((0, D / 2, -0.05), (W, D, 0.1), floors[floor], 0)
    box((0, D + 0.1, H / 2), (W, 0.2, H), wall, 0)
    for s in (1,) if open_west else (-1, 1):
        box((s * (W / 2 + 0.1), D / 2, H / 2), (0.2, D, H), wall, 0)
    ceiling(cove)
    panels()
    frame = plain("#3c3733", 0.4, metal=0.6)
    for i in range(7):
        box((-W / 2 + i * W / 6, 0, H / 2), (0.06, 0.12, H), frame, 0.003)
    for z in (0.03, H - 0.03, 2.55):
        box((0, 0, z), (W, 0.12, 0.06), frame, 0.003)
    box((0, 0.0, H / 2), (W, 0.006, H), pane(refl=mirrors), 0)


def ceiling(cove: float) -> None:
    """Timber in a frame of plaster, lit from the step between the two; small lamps over the way along the wall."""
    plaster, board, drop = paint("#efeae2"), wood("oak", axis=0), 0.16
    box((0, D / 2, H + 0.05), (W, D, 0.1), plain("#3a332b", 0.8), 0)
    for s in (-1, 1):
        box((s * (W - SOFFIT) / 2, D / 2, H - drop / 2), (SOFFIT, D, drop), plaster, 0)
        box((0, D / 2 + s * (D - SOFFIT) / 2, H - drop / 2), (W - 2 * SOFFIT, SOFFIT, drop), plaster, 0)
    inner, depth = W - 2 * SOFFIT, D - 2 * SOFFIT
    count = round(depth / 0.155)
    for i in range(count):
        box((0, SOFFIT + (i + 0.5) * depth / count, H - 0.012), (inner, depth / count - 0.012, 0.024), board, 0.003)
    glow = emit("#ffdcae", 7.0 * cove, cam_s=1.6)
    for s in (-1, 1):
        box((s * (inner / 2 - 0.012), D / 2, H - 0.05), (0.02, depth, 0.03), glow, 0)
        box((0, D / 2 + s * (depth / 2 - 0.012), H - 0.05), (inner, 0.02, 0.03), glow, 0)
    for y in (SOFFIT * 0.5, D - SOFFIT * 0.5):
        for k in range(8):
            x = (k - 3.5) * W / 8
            cyl((x, y, H - drop - 0.002), 0.05, 0.006, metal("bronze", 0.4), 32)
            cyl((x, y, H - drop - 0.006), 0.036, 0.006, emit("#ffe6c4", 5.0), 32)


def panels(y: float = D) -> None:
    """Cloth in fields between thin metal along the wall that has no window, above a skirting."""
    cloth, joint = fabric("#d3c8b8", 1.0), metal("bronze", 0.35)
    count = 9
    width = W / count
    for i in range(count):
        box((-W / 2 + (i + 0.5) * width, y - 0.015, 1.62), (width - 0.02, 0.03, 3.0), cloth, 0.006)
    for i in range(1, count):
        box((-W / 2 + i * width, y - 0.01, 1.62), (0.008, 0.02, 3.0), joint, 0)
    box((0, y - 0.02, 0.05), (W, 0.04, 0.1), joint, 0)


def slats(x: float, y0: float, y1: float, side: int, height: float = H, pitch: float = 0.055) -> None:
    """Vertical timber along a side wall."""
    n = int((y1 - y0) / pitch)
    back = wood("walnut", axis=2)
    box((x, (y0 + y1) / 2, height / 2), (0.02, y1 - y0, height), plain("#2b241e", 0.6), 0)
    for i in range(n):
        box((x - side * 0.03, y0 + (i + 0.5) * (y1 - y0) / n, height / 2), (0.04, pitch * 0.62, height), back, 0)


def garden() -> None:
    """Lawn, a terrace, trees and hedges right behind the glass; the panorama stands behind them."""
    r = random.Random(11)
    box((0, -22, -0.35), (90, 44, 0.1), ground("#42582f", "#708748", 0.3), 0)
    box((0, -1.6, -0.12), (W + 8, 3.2, 0.1), tile("#bdb6aa", (0.9, 0.9), 0.5), 0)
    trees = [
        tree_mesh(i, r.uniform(5, 8), r.uniform(2.0, 3.0), 14000, c, 0.1, 0.22, 20)
        for i, c in enumerate((("#3f5c2e", "#7d9a4c"), ("#54682f", "#9aa858"), ("#3c5637", "#708555")))
    ]
    shrubs = [tree_mesh(40 + i, 1.1, 1.0, 3600, ("#4f6335", "#8b9a54"), 0.045, 0.1, 12) for i in range(2)]
    scatter(trees, [(r.uniform(-16, 16), -r.uniform(9, 24), -0.3) for _ in range(16)], r, (0.7, 1.1))
    scatter(
        shrubs,
        [(x * 0.8 + r.uniform(-0.2, 0.2), -4.2 + r.uniform(-0.5, 0.5), -0.3) for x in range(-14, 15)],
        r,
        (0.5, 1.0),
    )
    scatter(shrubs, [(x * 1.1 + r.uniform(-0.3, 0.3), -13 + r.uniform(-1.2, 1.2), -0.3) for x in range(-24, 40)], r, (0.95, 1.35))  # behind the lawn, further east, where the café looks


def put(make: Builder, x: float, y: float, turn: float = 0, **size: float) -> None:
    make(empty((x, y, 0), math.radians(turn)), size)


def cord(x: float, y: float, z: float) -> None:
    """What a lamp hangs on, from its rose under the ceiling down to `z`."""
    black = metal("black", 0.4)
    cyl((x, y, H - 0.036), 0.05, 0.024, black, 40, bev=0.004)
    rod((x, y, H - 0.03), (x, y, z), 0.003, black)


@mat("paper")
def paper(t: NT, glow: float) -> None:
    """Of a lantern: lit from outside as paper is, and from within, brightest where the bulb hangs, darker towards the edge."""
    facing = t.n("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
    level = t.ramp(facing, [(0, 1.0), (0.55, 0.72), (1, 0.34)])
    lit = t.n("ShaderNodeEmission", {"Color": srgb("#ffcf97"), "Strength": t.math("MULTIPLY", level, glow)})
    sheet = t.n("ShaderNodeBsdfDiffuse", {"Color": srgb("#efe3cd")})
    t.nolight = True
    t.out(t.n("ShaderNodeAddShader", {0: lit.outputs[0], 1: sheet.outputs[0]}))


def lantern(x: float, y: float, z: float, r: float = 0.31, ribs: int = 15) -> None:
    """A globe of paper, wider than high, that bulges between ribs of bamboo."""
    steps = 8 * ribs
    arc = [(k / steps - 0.5) * math.pi for k in range(steps + 1)]
    bulge = [1 + 0.022 * abs(math.sin(math.pi * k / 8)) for k in range(steps + 1)]
    look = paper(0.22 if "lamps" in furniture.settings.lamps else 0.1)
    lathe([(max(0.05, r * b * math.cos(a)), 0.22 * b * math.sin(a)) for a, b in zip(arc, bulge)], look, (x, y, z + 0.08), 96)
    for s in (-1, 1):
        cyl((x, y, z + 0.08 + s * 0.218), 0.054, 0.014, plain("#2a2522", 0.5), 40, bev=0.003)
    cord(x, y, z + 0.3)


def stool(x: float, y: float, h: float = 0.75) -> None:
    cyl((x, y, h), 0.19, 0.06, fabric("#a58d70", 1, "boucle"), 32, bev=0.02)
    cyl((x, y, h / 2), 0.02, h, metal("bronze", 0.3), 16)
    cyl((x, y, 0.015), 0.2, 0.02, metal("bronze", 0.3), 32)
