"""What a table is laid with."""
from furniture import settings
from kinds import Object, Vec
from materials import metal, plain, see_through
from shader import NT, mat, srgb
from solids import box, curved, lathe
from textiles import linen


def cover(e: Object, at: Vec, side: float) -> None:
    """A place laid for one: a plate whose middle is `at`, a bowl on it, a glass, knife and fork; the guest sits at that `side` of y."""
    x, y, z = at
    lathe([(0, 0.0), (0.10, 0.0), (0.132, 0.012), (0.135, 0.016), (0.10, 0.008), (0, 0.006)], plain("#f3f0ea", 0.25, coat=0.6), at, parent=e)
    bowl(e, (x, y, z + 0.008))
    wineglass(e, (x - side * 0.17, y - side * 0.15, z))
    cutlery(e, at, side)


def bowl(e: Object, at: Vec) -> None:
    """A small plate and a bowl of stoneware on a plate, its rim left without glaze."""
    x, y, z = at
    glaze, bare = plain("#b3a78f", 0.35, grain=0.25), plain("#8d7254", 0.8, grain=0.3)
    lathe(curved([(0, 0.0), (0.07, 0.001), (0.096, 0.009), (0.099, 0.012), (0.09, 0.0105), (0.066, 0.006), (0, 0.005)], 4), glaze, at, 64, e)
    lathe(curved([(0, 0.0), (0.03, 0.001), (0.05, 0.02), (0.059, 0.05)], 4), glaze, (x, y, z + 0.006), 64, e)
    lathe([(0.059, 0.0), (0.0595, 0.003), (0.056, 0.003), (0.055, 0.0)], bare, (x, y, z + 0.056), 64, e)
    lathe(curved([(0.055, 0.05), (0.046, 0.021), (0.027, 0.006), (0, 0.005)], 4), plain("#d9d0bf", 0.3, coat=0.5), (x, y, z + 0.006), 64, e)


def cutlery(e: Object, at: Vec, side: float) -> None:
    """A folded napkin with a fork on it at the left of a plate whose middle is `at`, a knife at its right; the guest sits at that `side` of y."""
    x, y, z = at
    steel = metal("steel", 0.18)
    box((x + side * 0.185, y, z + 0.005), (0.085, 0.2, 0.009), linen(settings.style.throw), 0.004, parent=e, seg=3)
    fork, knife = x + side * 0.185, x - side * 0.165
    box((fork, y + side * 0.035, z + 0.012), (0.009, 0.13, 0.003), steel, 0.001, parent=e)
    for k in (-1, 0, 1):
        box((fork + 0.007 * k, y - side * 0.055, z + 0.012), (0.003, 0.055, 0.002), steel, 0.0006, parent=e)
    box((fork, y - side * 0.029, z + 0.012), (0.017, 0.006, 0.002), steel, 0.0006, parent=e)
    box((knife, y + side * 0.045, z + 0.002), (0.011, 0.1, 0.004), steel, 0.001, parent=e)
    box((knife, y - side * 0.055, z + 0.0015), (0.016, 0.11, 0.002), steel, 0.0006, parent=e)


@mat("glassware")
def glassware(t: NT) -> None:
    """A thin wall of glass: clear where one looks straight through it, dark and mirroring where one looks along it, so that its outline stands."""
    facing = t.n("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    body = t.ramp(facing, [(0, srgb("#f4f7f6")), (0.55, srgb("#eef3f1")), (0.85, srgb("#b9c2bf")), (1, srgb("#6b7472"))])
    mirrors = t.math("MULTIPLY", t.math("POWER", facing, 3), 0.7)
    see_through(t, body, t.math("ADD", 0.06, mirrors))


def wineglass(e: Object, at: Vec) -> None:
    """A foot, a stem and a bowl of glass that is too thin to bend the light: as a solid the bowl would be a lens full of shards."""
    glass = glassware()
    foot = [(0, 0.003), (0.031, 0.001), *curved([(0.033, 0.002), (0.02, 0.004), (0.006, 0.01), (0.0042, 0.03), (0.004, 0.087)])]
    lathe(foot, glass, at, 40, e)
    lathe(curved([(0.0, 0.086), (0.016, 0.09), (0.031, 0.108), (0.037, 0.135), (0.035, 0.165), (0.031, 0.195)], 8), glass, at, 64, e)
    lathe([(0.0305, 0.1946), (0.0315, 0.1952), (0.0305, 0.1958)], plain("#e9efee", 0.08, coat=1), at, 64, e)
