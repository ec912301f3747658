"""One residential tower: typical floors as instances of one mesh, penthouse floors, crown, lobby."""
import math

import bpy
from shapely.affinity import rotate
from shapely.geometry import Polygon
from shapely.geometry import box as sbox
from shapely.ops import unary_union

from crown import crown
from entrance import canopy, lobby
from geometry import empty, geom_polys, link
from kinds import Object, Vec
from mesh_writer import MB
from outdoor import balustrade, conc, hz, led, winglass
from solids import box, prism

FH = 2.95
LOBBY = 8.4  # the height of the ground floor, metres
EVENING = 0.2  # the share of lit homes from which on the crowns are lit, too
ROOM_AT_NIGHT, ROOM_BY_DAY = "#0e1518", "#2b3941"  # what shows behind the panes of a home that is not lit


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
        winglass(lit, ROOM_AT_NIGHT if lit >= EVENING else ROOM_BY_DAY),
        hz("#2c2b2b", 0.4, 0.5),
        hz("#8a6f4e", 0.35, 0.8),
        balustrade(),
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
    wh = conc("#e4e0da")
    for z0, z1, g, m in (
        (top - 0.1, top + 0.25, fp, wh),
        (top + 2 * FH, top + 2 * FH + 0.4, fp.buffer(-0.6, join_style=2), wh),
        (base - 0.6, base, fp.buffer(0.2, join_style=2), wh),
    ):
        for rings in geom_polys(g):
            prism(rings, z0, z1, m, "band", parent=root)
    zt = top + 2 * FH
    crown(fp, zt, root, lit > EVENING)
    pts = list(fp.buffer(-0.2, join_style=2).exterior.coords)[:-1]
    # vertical light lines on corners, up to where the top floors step back
    for i, (x, y) in enumerate(pts[:]):
        if i % 2 == 0:
            box(
                (x * 1.012, y * 1.012, (base + top) / 2),
                (0.10, 0.10, top - base),
                led("#ffd7a3", 1.2),
                0,
                parent=root,
            )
    lobby(fp.buffer(-0.8, join_style=2), root, LOBBY)
    canopy(root, 0 if kind == "S" else -14, LOBBY)
    return root, fp
