"""One residential tower: typical floors as instances of one mesh, penthouse floors, lit crown, lobby."""
import math

import bpy
from mathutils import Vector
from shapely.affinity import rotate
from shapely.geometry import Polygon
from shapely.geometry import box as sbox
from shapely.ops import unary_union

from geometry import empty, geom_polys, link
from kinds import Object, Vec
from lights import area
from materials import pane
from mesh_writer import MB
from outdoor import conc, hazed, hz, led, winglass
from shader import NT, mat, srgb
from solids import box, prism

FH = 2.95


def footprint(kind: str) -> Polygon:
    if kind == "V":
        return unary_union([sbox(-29, -6.2, 1, 6.2), rotate(sbox(-1, -6.2, 29, 6.2), 34, origin=(0, 0))]).simplify(0.05)
    if kind == "L":
        return unary_union([sbox(-15, -6.2, 15, 6.2), sbox(4, -6.2, 16.2, 24)])
    return sbox(-30, -6.2, 30, 6.2)


PAT = [(2.95, 1.9, 0.45), (2.95, 1.9, 0.45), (4.5, 4.0, 0.05), (3.6, 3.1, 0.7)]


def floor_mesh(fp: Polygon, name: str, rot: float) -> MB:
    """one typical floor. materials: 0 white,1 dark panel,2 glass,3 frame,4 bronze fin"""
    b = MB()
    ring = list(fp.exterior.coords)[:-1]
    area2 = sum(
        ring[i][0] * ring[(i + 1) % len(ring)][1] - ring[(i + 1) % len(ring)][0] * ring[i][1] for i in range(len(ring))
    )
    if area2 < 0:
        ring = ring[::-1]
    bid = 0
    for i in range(len(ring)):
        a, c = ring[i], ring[(i + 1) % len(ring)]
        L = math.hypot(c[0] - a[0], c[1] - a[1])
        u = ((c[0] - a[0]) / L, (c[1] - a[1]) / L)
        n = (u[1], -u[0])
        ang = math.radians(rot)
        ny = n[0] * math.sin(ang) + n[1] * math.cos(ang)  # world facing
        long = L > 17
        o = a
        if long:
            front = ny < -0.2
            pat = (
                PAT + PAT[::-1]
                if front
                else [(3.4, 1.6, 0.9), (2.4, 0.0, 0), (3.2, 1.4, 1.0), (3.6, 2.6, 0.5), (2.0, 0, 0)]
            )
            tot = sum(p[0] for p in pat)
            k = L / (tot * max(1, round(L / tot)))
            bays = [(w * k, g * k, s) for _ in range(max(1, round(L / tot))) for (w, g, s) in pat]
        else:
            front = False
            bays = [(L * 0.36, 0, 0), (L * 0.28, L * 0.16, 0.6), (L * 0.36, 0, 0)]
        x = 0
        for bi, (w, g, sill) in enumerate(bays):
            bid += 1
            big = g > 3.5
            dark = not long and g == 0 and bi == 0
            if g <= 0:
                b.boxl(o, u, n, x, x + w, -0.3, 0, 0, FH, 1 if (dark or (long and not front and w < 2.1)) else 0)
            else:
                x0 = x + (w - g) / 2
                x1 = x0 + g
                head = 2.5
                m = 0
                b.boxl(o, u, n, x, x0, -0.3, 0.0, 0, FH, m)
                b.boxl(o, u, n, x1, x + w, -0.3, 0.0, 0, FH, m)
                b.boxl(o, u, n, x0, x1, -0.3, -0.06, head, FH, 1)
                if sill > 0.1:
                    b.boxl(o, u, n, x0, x1, -0.3, -0.06, 0, sill, 1 if front else 0)

                def P(xx: float, zz: float, o: Vec = o, u: Vec = u, n: Vec = n) -> Vec:
                    return (o[0] + u[0] * xx - n[0] * 0.16, o[1] + u[1] * xx - n[1] * 0.16, zz)

                b.quad([P(x0, sill), P(x1, sill), P(x1, head), P(x0, head)], 2, bid * 0.137)
                k2 = max(2, round(g / 1.3))
                for j in range(k2 + 1):
                    xx = x0 + g * j / k2
                    b.boxl(o, u, n, xx - 0.035, xx + 0.035, -0.17, -0.08, sill, head, 3)
                for zz in (sill + 0.02, head - 0.04) + ((1.0,) if sill < 0.2 else ()):
                    b.boxl(o, u, n, x0, x1, -0.17, -0.07, zz - 0.03, zz + 0.03, 3)
                if big:
                    b.boxl(o, u, n, x0 - 0.1, x1 + 0.1, 0, 0.55, -0.07, 0.07, 1)
                if big:  # balcony glass
                    b.boxl(o, u, n, x0 - 0.1, x1 + 0.1, 0.50, 0.52, 0.09, 1.1, 5)
                    b.boxl(o, u, n, x0 - 0.1, x1 + 0.1, 0.48, 0.54, 1.1, 1.15, 3)
            x += w
        if front:
            xx = 0
            for j, (w, _, _) in enumerate(bays):
                if j % 4 == 0:
                    b.boxl(o, u, n, xx - 0.12, xx + 0.12, -0.1, 0.45, 0, FH, 4)
                xx += w
            b.boxl(o, u, n, L - 0.12, L + 0.12, -0.1, 0.45, 0, FH, 4)
        b.boxl(o, u, n, -0.05, L + 0.05, -0.25, 0.03, -0.06, 0.06, 1 if long else 0)
    return b


def tower(
    cx: float,
    cy: float,
    rot: float,
    kind: str,
    floors: int = 35,
    seed: int = 0,
    lit: float = 0.5,
) -> tuple[Object, Polygon]:
    fp = footprint(kind)
    mats = [
        conc("#efece6"),
        hz("#403d3b", 0.45),
        winglass(lit),
        hz("#2c2b2b", 0.4, 0.5),
        hz("#8a6f4e", 0.35, 0.8),
        hz("#9fb4b8", 0.05, 0.3),
    ]
    me = floor_mesh(fp, kind, rot).obj(f"fl_{kind}_{rot}", mats)
    r = math.radians(rot)
    base = 9.0
    root = empty((cx, cy, 0), r)
    for f in range(floors - 2):
        o = bpy.data.objects.new("fl", me)
        link(o)
        o.location = (0, 0, base + FH * f)
        o.parent = root
    top = base + FH * (floors - 2)
    inn = fp.buffer(-1.2, join_style=2)
    me2 = floor_mesh(inn, kind + "p", rot).obj("pent" + kind, mats)
    for f in range(2):
        o = bpy.data.objects.new("fl", me2)
        link(o)
        o.location = (0, 0, top + FH * f)
        o.parent = root
    dk = hz("#34322f", 0.5)
    wh = conc("#e4e0da")
    for z0, z1, g, m in (
        (top - 0.1, top + 0.25, fp, wh),
        (top + 2 * FH, top + 2 * FH + 0.4, fp.buffer(-0.6, join_style=2), wh),
        (base - 0.6, base, fp.buffer(0.2, join_style=2), wh),
    ):
        for rings in geom_polys(g):
            prism(rings, z0, z1, m, "band", parent=root)
    # crown: open frame with light line
    zt = top + 2 * FH
    ring = fp.buffer(-0.2, join_style=2)
    for z, hgt, m in ((zt + 7.2, 0.5, wh), (zt + 4.2, 0.25, hz("#8a6f4e", 0.35, 0.8))):
        for rings in geom_polys(ring.difference(ring.buffer(-0.9, join_style=2))):
            prism(rings, z, z + hgt, m, "crown", parent=root)
    for rings in geom_polys(ring.buffer(0.03, join_style=2).difference(ring.buffer(-0.02, join_style=2))):
        prism(rings, zt + 7.02, zt + 7.2, led("#ffcf8f", 3.0), "led", parent=root)
    pts = list(ring.exterior.coords)[:-1]
    for i in range(len(pts)):
        a, c = Vector(pts[i]), Vector(pts[(i + 1) % len(pts)])
        n = max(1, int((c - a).length / 3.6))
        for k in range(n):
            p = a.lerp(c, k / n)
            box((p.x, p.y, zt + 3.6), (0.4, 0.4, 7.2), wh, 0, parent=root)
    core = fp.centroid
    box((core.x, core.y, zt + 4.5), (9, 7, 9), dk, 0, parent=root)
    box((core.x, core.y, zt + 9.3), (9.4, 7.4, 0.5), wh, 0, parent=root)
    # vertical light lines on corners
    for i, (x, y) in enumerate(pts[:]):
        if i % 2 == 0:
            box(
                (x * 1.012, y * 1.012, base + (zt - base) / 2),
                (0.10, 0.10, zt - base + 6.5),
                led("#ffd7a3", 1.2),
                0,
                parent=root,
            )
    lobby(fp.buffer(-0.8, join_style=2), root, 8.4)
    canopy(root, 0 if kind == "S" else -14)
    return root, fp


def lobby(outline: Polygon, root: Object, height: float, bay: float = 2.4) -> None:
    """Glass all round with a lit stone core behind it, so that the ground floor has depth from near by."""
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
    glass = bpy.data.objects.new("lobby", b.obj("lobby", [pane(), frame]))
    link(glass)
    glass.parent = root
    for rings in geom_polys(outline.buffer(-3.2, join_style=2)):
        prism(rings, 0, height, lobbywall(), "core", parent=root)
    for rings in geom_polys(outline):
        prism(rings, 0.02, 0.05, stone, "floor", parent=root)
        prism(rings, height, height + 0.1, lobbywall(2.2), "lobby ceiling", parent=root)


@mat("lobbywall")
def lobbywall(t: NT, strength: float = 1.0) -> None:
    """Honed stone in slabs of 1.2 by 2.8 m, each of its own tint, washed with light from above."""
    p = t.pos()
    along = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    z = along.outputs[2]
    wash = t.ramp(t.math("DIVIDE", t.math("SUBTRACT", z, 4), 8.4), [(0, 0.30), (0.5, 0.5), (1, 1.0)])
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
    n = t.noise(t.mapping(shifted, scale=(0.9, 0.9, 2.2)), 1, 7, 0.55, 0.5).outputs[0]
    colour = t.ramp(n, [(0.32, srgb("#b9a07f")), (0.5, srgb("#cdb696")), (0.7, srgb("#dcc9ac"))])
    colour = t.mix(1, colour, t.ramp(slabs.outputs[0], [(0, 0.86), (1, 1.06)]), "MULTIPLY")
    colour = t.mix(slabs.outputs["Fac"], colour, srgb("#6b5a45"))
    t.nolight = True
    t.out(
        hazed(
            t, t.bsdf(color=colour, rough=0.3, emit=colour, emits=t.math("MULTIPLY", wash, 0.2 * strength)).outputs[0]
        )
    )


def canopy(root: Object, x: float, width: float = 13.0, out: float = 6.0) -> None:
    """A thin white roof on bronze columns before the doors, with light in its underside, paving, and planters beside it."""
    white, bronze, glow = conc("#efece6"), hz("#8a6f4e", 0.35, 0.8), led("#ffdcae", 3.2)
    y = -6.2 - out / 2
    box((x, y, 4.35), (width, out + 1.6, 0.28), white, 0.02, parent=root)
    box((x, y, 4.19), (width - 0.3, out + 1.3, 0.04), hz("#9c8468", 0.5), 0, parent=root)
    for i in range(6):
        box((x - width / 2 + (i + 0.5) * width / 6, y, 4.16), (0.07, out, 0.02), glow, 0, parent=root)
    for s in (-1, 1):
        for k in (-1, 1):
            box((x + s * (width / 2 - 0.8), y + k * (out / 2 - 0.3), 2.1), (0.28, 0.28, 4.2), bronze, 0.01, parent=root)
        box((x + s * (width / 2 + 1.9), y + 1.6, 0.4), (3.0, 1.4, 0.8), conc("#a9a196"), 0.02, parent=root)
        box((x + s * (width / 2 + 1.9), y + 1.6, 0.78), (2.8, 1.2, 0.06), hz("#2d2620", 0.95), 0, parent=root)
    doors(root, x, -5.15)
    lamp = area((x, y, 4.1), width - 1, out - 1, 260, (1, 0.82, 0.62))
    lamp.parent = root


def doors(root: Object, x: float, y: float) -> None:
    """The way in: four leaves of glass in a bronze frame; behind it a desk before timber, and lamps that hang in a row."""
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
        box((x - 5.2 + i * 0.23, inside, 2.0), (0.11, 0.08, 3.9), hz("#6b4a30", 0.45), 0, parent=root)
    box((x - 2.9, inside - 0.9, 0.55), (2.6, 0.6, 1.1), hz("#e4dccf", 0.3), 0.02, parent=root)
    box((x - 2.9, inside - 1.22, 0.55), (2.2, 0.04, 0.5), dark, 0, parent=root)
    for i in range(7):
        at = (x - 4.8 + i * 1.6, inside - 1.3)
        box((*at, 3.55), (0.02, 0.02, 0.9), dark, 0, parent=root)
        box((*at, 2.95), (0.14, 0.14, 0.36), glow, 0.02, parent=root)
