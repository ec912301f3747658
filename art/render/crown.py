"""The top of a tower: a screen of fins before a washed wall, under an oversailing roof."""
import math

import bpy
from shapely.geometry import Polygon
from shapely.geometry.polygon import orient

from geometry import geom_polys, link
from kinds import Look, Object
from mesh_writer import MB
from outdoor import conc, crownwash, hz, led
from solids import box, prism

PITCH = 0.9  # from fin to fin, metres
HIGH = 6.3  # of the screen


def ring(outer: Polygon, out: float, within: float, z: float, high: float, look: Look, root: Object) -> None:
    """A band that follows the outline, from `out` outside it to `within` inside it."""
    band = outer.buffer(out, join_style=2).difference(outer.buffer(-within, join_style=2))
    for rings in geom_polys(band):
        prism(rings, z, z + high, look, "crown", parent=root)


def screen(outline: Polygon, z: float) -> MB:
    """Slim fins all along the outline, every fifth one deep."""
    mesh, points = MB(), list(orient(outline).exterior.coords)
    for a, b in zip(points, points[1:]):
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        u = ((b[0] - a[0]) / length, (b[1] - a[1]) / length)
        n = (u[1], -u[0])
        count = max(2, round(length / PITCH))
        for k in range(count):
            x, deep = length * k / count, k % 5 == 0
            wide, out = (0.16, 0.32) if deep else (0.06, 0.0)
            mesh.boxl((a[0], a[1], z), u, n, x - wide, x + wide, -0.5, out, 0, HIGH, int(deep))
    return mesh


def crown(outline: Polygon, z: float, root: Object, lit: bool) -> None:
    """Stands on the roof at the height `z`; its lights are on where it is `lit`."""
    white, bronze = conc("#efece6"), hz("#8a6f4e", 0.35, 0.8)
    wall = outline.buffer(-0.2, join_style=2)
    ring(wall, 0.12, 0.6, z, 1.0, white, root)
    ring(wall, -1.5, 1.7, z, HIGH, crownwash(z, HIGH, lit), root)
    fins = screen(wall, z + 0.9).obj("fins", [white, bronze])
    stand = bpy.data.objects.new("fins", fins)
    link(stand)
    stand.parent = root
    ring(wall, 0.75, 2.6, z + HIGH + 0.75, 0.55, white, root)
    ring(wall, 0.6, 2.6, z + HIGH + 0.6, 0.15, bronze, root)
    ring(wall, 0.5, -0.42, z + HIGH + 0.52, 0.08, led("#ffcf8f", 2.6) if lit else white, root)
    core = outline.centroid
    box((core.x, core.y, z + 4.3), (9, 7, 8.6), hz("#34322f", 0.5), 0, parent=root)
    box((core.x, core.y, z + 8.8), (9.4, 7.4, 0.4), white, 0, parent=root)
