"""What makes the guest house a room somebody stays in: pictures, a bench, slippers; lamps in the garden."""
import math

from furniture.lounge import blanket
from furniture.pictures import framed
from furniture.towels import folded, terry
from geometry import empty
from kinds import Vec
from lights import area
from materials import emit, metal, wood
from solids import box, cyl, rbox, rod
from textiles import art, fabric, hide, strata

PAINT = ("#e6d9c0", "#b08d5b", "#3d4b45", "#9c5f3a")  # of the pictures


def triptych(x: float, y: float, z: float, apart: float) -> None:
    """Three tall pictures in frames of brass on the wall in the west, whose face is at `x`, their middles `apart` from each other: hills between shapes."""
    for k, picture in enumerate((art(5.0, PAINT), strata(9.0, PAINT), art(21.0, PAINT))):
        framed(empty((x + 0.018, y + (k - 1) * apart, 0), math.pi / 2), 0.62, 0.88, z, metal("brass", 0.3), picture, 0.06)


def bench(x: float, y: float) -> None:
    """A bench of walnut at the foot of the bed, its seat in three quilted fields: a blanket over its edge, towels."""
    look, walnut = hide("#7a5a42"), wood("walnut", axis=2)
    box((x, y, 0.335), (0.46, 1.56, 0.035), wood("walnut", axis=1), 0.006)
    for k in range(3):
        rbox((x, y + (k - 1) * 0.52, 0.405), (0.47, 0.515, 0.12), 0.045, look, (0, 0, 0.014), wrinkle=0.003, seed=k)
    for s in (-1, 1):
        for k in (-1, 1):
            rod((x + k * 0.18, y + s * 0.66, 0.33), (x + k * 0.2, y + s * 0.72, 0.01), 0.019, walnut, 20)
        rod((x - 0.19, y + s * 0.69, 0.15), (x + 0.19, y + s * 0.69, 0.15), 0.009, metal("brass", 0.3), 16)
    e = empty((x, y, 0), math.pi / 2)
    blanket(e, -0.22, 0.44, 0.46, 0.478, fabric("#d9cbb2", 0.8, "weave"))
    folded(e, (0.5, 0, 0.482), 0.36, 0.28, 3, terry("#efe8dc"))


def slippers(x: float, y: float, turn: float) -> None:
    """A pair of slippers of pale cloth beside the bed."""
    for s in (-1, 1):
        e = empty((x, y, 0.018), turn + 0.1 * s)
        rbox((s * 0.065, 0, 0.012), (0.1, 0.27, 0.022), 0.01, fabric("#b9a78c", 1.0), parent=e, n=8)
        rbox((s * 0.065, -0.06, 0.04), (0.102, 0.13, 0.05), 0.024, fabric("#efe6d6", 0.8, "boucle"), parent=e, n=8)


def garden_lamps() -> None:
    """Lamps on the lawn that shine up into the trees and the hedge, and low ones along the terrace."""
    for x, y, power in ((-6.4, -8.2, 44), (-9.6, -10.5, 56), (-4.0, -11.0, 44)):
        area((x, y, -0.2), 0.7, 0.7, power, (1, 0.66, 0.38), (math.pi, 0, 0), spread=2.2)
    for x in (-11, -8, -5, -2):  # before the hedge
        area((x, -11.4, -0.2), 0.5, 0.5, 16, (1, 0.7, 0.42), (-2.4, 0, 0), spread=2.4)
    for x in (-8.6, -6.6, -4.6):
        post((x, -3.3, -0.1))


def post(at: Vec) -> None:
    """A low post of bronze whose head glows."""
    x, y, z = at
    cyl((x, y, z + 0.28), 0.05, 0.56, metal("bronze", 0.45), 32)
    cyl((x, y, z + 0.6), 0.048, 0.09, emit("#ffcf92", 7.0, cam_s=2.2), 32)
    cyl((x, y, z + 0.66), 0.056, 0.025, metal("bronze", 0.45), 32)
    area((x, y, z + 0.55), 0.5, 0.5, 14, (1, 0.76, 0.46))
