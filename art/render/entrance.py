"""The ground floor of a tower and of a podium: glass round a lit core, and the way in."""
import math
from collections.abc import Sequence

import bpy
from shapely.geometry import Polygon

from foyer import DEPTH, foyer, indoor
from geometry import geom_polys, link
from kinds import Object, Region, Vec
from lights import area
from materials import pane
from mesh_writer import MB
from outdoor import conc, hazed, hz, led
from planting import tree_mesh
from shader import NT, mat, srgb
from solids import box, cyl, prism


FURNISHED = 18.0  # how long a side of a ground floor is at least that is furnished, metres
BOARD, SHEET = 0.18, 1.625  # how wide a board under a canopy and a sheet of its edge are, metres


def lobby(outline: Polygon, root: Object, height: float, bay: float = 2.4, rooms: Region | None = None) -> None:
    """Glass all round with a lit stone core behind it, so that the ground floor has depth from near by; `rooms` are cut into the core. Without them its long sides are furnished."""
    frame, stone = hz("#2c2b2b", 0.4, 0.5), conc("#efece6")
    b, ring = MB(), list(outline.exterior.coords)[:-1]
    area2 = sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(ring, ring[1:] + ring[:1]))
    if area2 < 0:
        ring.reverse()
    for p, q in zip(ring, ring[1:] + ring[:1]):
        length = math.hypot(q[0] - p[0], q[1] - p[1])
        u = ((q[0] - p[0]) / length, (q[1] - p[1]) / length)
        n = (u[1], -u[0])
        k = max(1, int(length / bay))
        for j in range(k):
            x0, x1 = length * j / k, length * (j + 1) / k
            corners = [(p[0] + u[0] * x, p[1] + u[1] * x, z) for x, z in ((x0, 0), (x1, 0), (x1, height), (x0, height))]
            b.quad(corners, 0)
            b.boxl(p, u, n, x0 - 0.05, x0 + 0.05, -0.1, 0.12, 0, height, 1)
        b.boxl(p, u, n, 0, length, -0.1, 0.1, height * 0.5 - 0.12, height * 0.5 + 0.12, 1)
        if rooms is None and length > FURNISHED:
            # the doors are in the side that looks along -y
            foyer(p, u, n, length, root, height, door_of(ring) - p[0] if n[1] < -0.9 else None)
    glass = bpy.data.objects.new("lobby", b.obj("lobby", [pane(), frame]))
    link(glass)
    glass.parent = root
    core = outline.buffer(-DEPTH, join_style=2)
    for rings in geom_polys(core.difference(rooms) if rooms else core):
        prism(rings, 0, height, lobbywall(), "core", parent=root)
    for rings in geom_polys(outline):
        prism(rings, 0.02, 0.05, stone, "floor", parent=root)
        prism(rings, height, height + 0.1, lobbywall(2.2), "lobby ceiling", parent=root)


def door_of(ring: Sequence[Vec]) -> float:
    """Where along a tower's front its doors are: in the middle of a straight one, in the western wing of others."""
    return 0.0 if len(ring) == 4 else -14.0


def lounge(root: Object, x: float, wide: float, front: float, back: float, height: float) -> None:
    """A room that opens towards the glass at `front`: timber before its lit wall at `back`, a long table, chairs, and lamps that hang over it."""
    dark, timber, glow = hz("#2b231d", 0.5), hz("#5d4028", 0.45), led("#ffd7a0", 4.5)
    for i in range(int(wide / 0.55)):
        box((x - wide / 2 + 0.3 + i * 0.55, back - 0.1, height / 2), (0.24, 0.12, height), timber, 0, parent=root)
    for z in (1.0, 2.1, 3.2):
        box((x, back - 0.3, z), (wide * 0.42, 0.4, 0.07), dark, 0, parent=root)
    middle = (front + back) / 2
    box((x, middle, 0.74), (wide * 0.62, 1.0, 0.08), timber, 0, parent=root)
    for k in range(5):
        at = x + (k - 2) * wide * 0.13
        for s in (-1, 1):
            box((at, middle + s * 0.95, 0.45), (0.5, 0.5, 0.9), dark, 0.04, parent=root)
        box((at, middle, (2.5 + height) / 2), (0.03, 0.03, height - 2.5), dark, 0, parent=root)
        cyl((at, middle, 2.35), 0.26, 0.3, glow, 20, parent=root)
    for s in (-1, 1):
        box((x + s * (wide / 2 - 0.06), (front + back) / 2, height / 2), (0.12, back - front, height), dark, 0, parent=root)
    lamp = area((x, middle, height - 0.15), wide - 1, 2.0, 130, (1, 0.8, 0.58))
    lamp.parent = root


@mat("lobbywall")
def lobbywall(t: NT, strength: float = 1.0) -> None:
    """Honed travertine, cut across its beds, in slabs of 1.2 by 2.8 m, each of its own tint, washed with light from above."""
    p = t.pos()
    along = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    z = along.outputs[2]
    # lamps in the ceiling graze the stone slab by slab: bright under each, darker between and towards the floor
    wash = t.ramp(t.math("DIVIDE", t.math("SUBTRACT", z, 4), 8.4), [(0, 0.16), (0.45, 0.32), (0.85, 0.8), (1, 1.0)])
    beam = t.math("SINE", t.math("MULTIPLY", t.math("ADD", along.outputs[0], along.outputs[1]), 2.618))
    wash = t.math("MULTIPLY", wash, t.math("ADD", 0.8, t.math("MULTIPLY", beam, 0.2)))
    slabs = t.n(
        "ShaderNodeTexBrick",
        {
            "Vector": t.n(
                "ShaderNodeCombineXYZ", {"X": t.math("ADD", along.outputs[0], along.outputs[1]), "Y": z}
            ).outputs[0],
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
            "Mortar": (0.5, 0.5, 0.5, 1),
            "Scale": 1,
            "Mortar Size": 0.012,
            "Brick Width": 1.2,
            "Row Height": 2.8,
        },
        offset=0,
    )
    shifted = t.vmath("ADD", p, t.vmath("MULTIPLY", slabs.outputs[0], (9, 5, 3)))
    bent = t.vmath("ADD", shifted, t.vmath("MULTIPLY", t.noise(shifted, 0.5, 2).outputs["Color"], (0, 0, 0.25)))
    beds = t.noise(t.mapping(bent, scale=(0.3, 0.3, 7)), 1, 7, 0.62).outputs[0]
    lines = t.noise(t.mapping(bent, scale=(0.8, 0.8, 30)), 1, 4, 0.6).outputs[0]
    colour = t.ramp(beds, [(0.32, srgb("#a3886a")), (0.5, srgb("#b99d79")), (0.68, srgb("#cbb28c"))])
    colour = t.mix(0.6, colour, t.ramp(lines, [(0.32, 0.74), (0.46, 1.0)]), "MULTIPLY")
    colour = t.mix(1, colour, t.ramp(slabs.outputs[0], [(0, 0.74), (1, 1.08)]), "MULTIPLY")
    colour = t.mix(slabs.outputs["Fac"], colour, srgb("#6b5a45"))
    t.nolight = True
    t.out(
        hazed(
            t, t.bsdf(color=colour, rough=0.3, emit=colour, emits=t.math("MULTIPLY", wash, 0.2 * strength)).outputs[0]
        )
    )


def canopy(root: Object, x: float, ceiling: float, width: float = 13.0, out: float = 6.0) -> None:
    """A thin roof of white sheets on bronze columns before the doors, boarded below with lines of light, and planters beside it."""
    white, bronze, dark, glow = conc("#efece6"), hz("#8a6f4e", 0.35, 0.8), hz("#241e19", 0.6), led("#ffdcae", 3.2)
    y = -6.2 - out / 2
    box((x, y, 4.35), (width, out + 1.6, 0.28), white, 0.02, parent=root)
    box((x, y, 4.19), (width - 0.3, out + 1.3, 0.04), hz("#8a6c4c", 0.5), 0, parent=root)
    for i in range(1, int((out + 1.3) / BOARD)):
        box((x, y - (out + 1.3) / 2 + i * BOARD, 4.169), (width - 0.3, 0.014, 0.012), dark, 0, parent=root)
    for i in range(1, int(width / SHEET)):
        box((x - width / 2 + i * SHEET, y, 4.35), (0.012, out + 1.61, 0.281), dark, 0, parent=root)
    box((x, y, 4.215), (width + 0.01, out + 1.61, 0.02), dark, 0, parent=root)
    for i in range(6):
        box((x - width / 2 + (i + 0.5) * width / 6, y, 4.16), (0.07, out, 0.02), glow, 0, parent=root)
    for s in (-1, 1):
        for k in (-1, 1):
            foot = (x + s * (width / 2 - 0.8), y + k * (out / 2 - 0.3))
            box((*foot, 2.1), (0.28, 0.28, 4.2), bronze, 0.01, parent=root)
            box((*foot, 0.1), (0.4, 0.4, 0.1), dark, 0.01, parent=root)
            for z in (0.24, 4.1):
                box((*foot, z), (0.29, 0.29, 0.03), dark, 0, parent=root)
        box((x + s * (width / 2 + 1.9), y + 1.6, 0.4), (3.0, 1.4, 0.8), conc("#a9a196"), 0.02, parent=root)
        box((x + s * (width / 2 + 1.9), y + 1.6, 0.78), (2.8, 1.2, 0.06), hz("#2d2620", 0.95), 0, parent=root)
    doors(root, x, -5.15, ceiling)
    lamp = area((x, y, 4.1), width - 1, out - 1, 170, (1, 0.82, 0.62))
    lamp.parent = root


def doors(root: Object, x: float, y: float, ceiling: float) -> None:
    """The way in: four leaves of glass in a bronze frame; behind it a desk before timber, and lamps that hang in a row from the ceiling."""
    bronze, dark, glow = hz("#8a6f4e", 0.35, 0.8), hz("#3a2c20", 0.5), led("#ffdcae", 5.0)
    for s in (-1, 1):
        box((x + s * 2.6, y, 1.75), (0.22, 0.5, 3.5), bronze, 0.01, parent=root)
        box((x + s * 0.09, y - 0.12, 1.1), (0.035, 0.05, 1.5), bronze, 0.01, parent=root)
    box((x, y, 3.45), (5.4, 0.5, 0.22), bronze, 0.01, parent=root)
    for k in (-1.3, 0, 1.3):
        box((x + k, y, 1.7), (0.05, 0.07, 3.3), dark, 0, parent=root)
    box((x, y, 0.05), (5.2, 0.1, 0.1), dark, 0, parent=root)
    inside = y + 2.9
    for i in range(46):
        box((x - 5.2 + i * 0.23, inside, 2.0), (0.11, 0.08, 3.9), indoor("#6b4a30", 0.05, 0.45), 0, parent=root)
    box((x - 5.2 + 22.5 * 0.23, inside, 4.0), (45 * 0.23 + 0.15, 0.12, 0.14), bronze, 0.01, parent=root)
    reception(root, x, inside)
    showpiece(root, x + 4.6, inside - 1.2)
    for i in range(7):
        at = (x - 4.8 + i * 1.6, inside - 1.3)
        box((*at, (3.1 + ceiling) / 2), (0.02, 0.02, ceiling - 3.1), dark, 0, parent=root)
        box((*at, 2.95), (0.14, 0.14, 0.36), glow, 0.02, parent=root)


def reception(root: Object, x: float, inside: float) -> None:
    """A long desk of pale fluted stone with a top of bronze and light under its edge, a lit emblem on the timber, flowers."""
    stone, bronze, glow = indoor("#ddd3c3", 0.08, 0.3), hz("#8a6f4e", 0.35, 0.8), led("#ffdcae", 1.6)
    middle, front = x - 1.7, inside - 1.35
    for i in range(34):
        cyl((middle - 1.98 + i * 0.12, front, 0.56), 0.062, 1.0, stone, 12, parent=root)
    box((middle, front + 0.24, 0.55), (4.1, 0.5, 1.02), stone, 0.01, parent=root)
    box((middle, front + 0.14, 1.09), (4.3, 0.72, 0.05), bronze, 0.008, parent=root)
    box((middle, front - 0.12, 1.05), (4.1, 0.03, 0.03), glow, 0, parent=root)
    box((middle, front - 0.05, 0.055), (4.1, 0.03, 0.02), glow, 0, parent=root)
    box((middle, inside - 0.08, 2.55), (2.6, 0.04, 0.7), hz("#1d1815", 0.4), 0.01, parent=root)
    box((middle, inside - 0.1, 2.16), (2.6, 0.03, 0.03), glow, 0, parent=root)
    cyl((middle, inside - 0.1, 2.58), 0.2, 0.04, bronze, 40, parent=root, rot=(math.pi / 2, 0, 0))
    for k in (-0.07, 0.07):
        box((middle + k, inside - 0.13, 2.58), (0.035, 0.02, 0.2), led("#ffe6c4", 1.6), 0, parent=root)
    cyl((middle - 1.6, front + 0.15, 1.3), 0.09, 0.36, hz("#2c2622", 0.3), 20, parent=root, r2=0.13)
    for mesh, at, turn, size in (
        (tree_mesh(62, 0.9, 0.42, 900, ("#8c8a6a", "#e9e2d2"), 0.03, 0.3, 8), (middle - 1.6, front + 0.15, 1.4), 0.0, 1.0),
    ):
        o = link(bpy.data.objects.new(mesh.name, mesh))
        o.parent, o.location, o.scale = root, at, (size,) * 3
        o.rotation_euler = (0, 0, turn)


def showpiece(root: Object, x: float, y: float) -> None:
    """A model of the complex on a plinth under a case of glass, lit from above."""
    white = indoor("#f2ece0", 0.16, 0.5)
    box((x, y, 0.45), (1.9, 1.1, 0.8), hz("#2b231d", 0.4), 0.01, parent=root)
    box((x, y, 0.87), (1.96, 1.16, 0.04), hz("#8a6f4e", 0.35, 0.8), 0.005, parent=root)
    box((x, y, 0.9), (1.8, 1.0, 0.03), indoor("#5f6f4a", 0.1, 0.9), 0, parent=root)
    for dx, dy, wide, turn in ((-0.55, 0.05, 0.42, -0.14), (0.02, 0.2, 0.44, 0.0), (0.58, 0.0, 0.42, 0.2)):
        box((x + dx, y + dy, 1.3), (wide, 0.12, 0.8), white, 0.004, parent=root, rot=(0, 0, turn))
        box((x + dx, y + dy, 1.73), (wide * 0.9, 0.1, 0.06), hz("#8a6f4e", 0.35, 0.8), 0, parent=root, rot=(0, 0, turn))
    box((x, y, 1.5), (1.84, 1.04, 1.2), pane(), 0, parent=root)
    box((x, y, 2.6), (1.5, 0.12, 0.05), led("#ffe6c4", 3.0), 0, parent=root)
