"""Materials of everything outdoors. Every surface passes through `hazed`, so distance fades without a volume."""


from kinds import Data, Signal
from shader import NT, mat, srgb

AIR = {"haze": (0.40, 0.36, 0.46), "distance": 5200.0, "strength": 1.0}
E = 2.71828
WARM = "#ffbd78"  # of lamps in gardens and on walks
UPLIGHT = 0.72  # of a lamp at a tree's foot, where it is brightest


def lying(t: NT, away: Signal, fog: Data, eye: float) -> Signal:
    """How thick a fog lies before a point, seen from the height `eye`: on the water a third is seen through so many `metres` of it, and every `height` metres up it is a third as thick."""
    z = t.n("ShaderNodeSeparateXYZ", {"Vector": t.pos()}).outputs[2]
    high, eye = fog["height"], eye / fog["height"]
    rise = t.math("SUBTRACT", t.math("DIVIDE", z, high), eye)
    # a level look has no rise to divide by
    rise = t.math("ADD", rise, t.math("MULTIPLY", 0.002, t.math("LESS_THAN", t.math("ABSOLUTE", rise), 0.001)))
    top = t.math("POWER", E, t.math("SUBTRACT", 0, t.math("ADD", rise, eye)))
    mean = t.math("DIVIDE", t.math("SUBTRACT", E**-eye, top), rise)
    return t.math("DIVIDE", t.math("MULTIPLY", away, mean), fog["metres"])


def hazed(t: NT, shader: Signal) -> Signal:
    """Aerial perspective without a volume. The haze shines, but as no lamp: sampled as one, every leaf of the land would be asked for light."""
    t.nolight = True
    away = t.n("ShaderNodeCameraData").outputs["View Distance"]
    seen = behind(t, shader, t.math("DIVIDE", away, AIR["distance"]), AIR)
    return behind(t, seen, lying(t, away, AIR["fog"], AIR["eye"]), AIR["fog"]) if "fog" in AIR else seen


def behind(t: NT, shader: Signal, thick: Signal, air: Data) -> Signal:
    """A surface behind so much `thick` air, which lets a third of the light through where it is 1."""
    light = t.n("ShaderNodeEmission", {"Color": air["haze"], "Strength": air["strength"]}).outputs[0]
    share = t.math("SUBTRACT", 1, t.math("POWER", E, t.math("SUBTRACT", 0, thick)))
    return t.n("ShaderNodeMixShader", {0: share, 1: shader, 2: light}).outputs[0]


def chance(t: NT, a: Signal, b: Signal, salt: float) -> Signal:
    """A number from 0 to 1 that the same pair always gets."""
    point = t.n("ShaderNodeCombineXYZ", {"X": t.math("MULTIPLY", a, 17.3), "Y": t.math("MULTIPLY", b, 913.7), "Z": salt})
    return t.n("ShaderNodeTexWhiteNoise", {"Vector": point.outputs[0]}, noise_dimensions="3D").outputs["Value"]


@mat("winglass")
def winglass(t: NT, lit: float, tint: str, power: float = 1.25) -> None:
    """A home's window: dark glass that mirrors. A home that is up has most of its rooms lit, in one warm light; behind the panes hang sheers, and where none is lit the room is a `tint`."""
    bay = t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    home = t.math("FLOOR", t.math("DIVIDE", bay, 0.548))
    up = t.math("LESS_THAN", chance(t, home, r, 1.0), min(1, lit * 1.25))
    on = t.math("MULTIPLY", up, t.math("LESS_THAN", chance(t, bay, r, 2.0), min(1, 0.36 + 0.6 * lit)))
    drawn = chance(t, bay, r, 3.0)
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]})
    u, v = s.outputs[0], s.outputs[1]
    edge = t.math("ADD", 0.16, t.math("MULTIPLY", drawn, 0.4))
    sheer = t.math("GREATER_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", u, 0.5)), edge)
    folds = t.math("ADD", 0.34, t.math("MULTIPLY", 0.12, t.math("SINE", t.math("MULTIPLY", u, 74))))
    room = inside(t, u, v, bay, r)
    k = t.math("ADD", t.math("MULTIPLY", sheer, t.math("MULTIPLY", folds, t.ramp(v, [(0, 0.7), (1, 1.25)]))), t.math("MULTIPLY", t.math("SUBTRACT", 1, sheer), room))
    # each room has a lamp of its own: what is as bright from end to end of a floor reads as a bar, not as a home
    dim = t.math(
        "MULTIPLY",
        t.math("ADD", 0.5, t.math("MULTIPLY", 0.5, chance(t, home, r, 4.0))),
        t.ramp(chance(t, bay, r, 6.0), [(0, 0.16), (0.3, 0.34), (0.6, 0.8), (1, 1.1)]),
    )
    k = t.math("MULTIPLY", t.math("MULTIPLY", k, on), t.math("MULTIPLY", dim, t.math("ADD", 0.65, t.math("MULTIPLY", 0.35, drawn))))
    warm = [(0, srgb("#ffae62")), (0.5, srgb("#ffc78c")), (0.85, srgb("#ffdcb2")), (1, srgb("#ffeedb"))]
    col = t.ramp(chance(t, home, r, 5.0), warm)
    cloth = t.mix(t.math("MULTIPLY", sheer, t.math("MULTIPLY", folds, 0.45)), srgb(tint), srgb("#7d7a74"))  # in a room that is dark, too
    b = t.bsdf(color=cloth, rough=0.04, spec=1.0, emit=col, emits=t.math("MULTIPLY", k, power))
    t.out(hazed(t, b.outputs[0]))


def inside(t: NT, u: Signal, v: Signal, bay: Signal, r: Signal) -> Signal:
    """How bright a lit room is behind its window, from left to right and from floor to ceiling: round its lamp most, at the ceiling more
    than on the walls, and in some rooms a piece of furniture stands before them. What is as bright everywhere reads as a bar, not as a room."""
    lamp = t.math("ADD", 0.22, t.math("MULTIPLY", 0.56, chance(t, bay, r, 7.0)))
    across, up = t.math("MULTIPLY", t.math("SUBTRACT", u, lamp), 2.4), t.math("MULTIPLY", t.math("SUBTRACT", v, 0.86), 2.0)
    away = t.math("ADD", t.math("MULTIPLY", across, across), t.math("MULTIPLY", up, up))
    glow = t.math("DIVIDE", 1.1, t.math("ADD", 1, t.math("MULTIPLY", away, 6)))
    walls = t.ramp(v, [(0, 0.3), (0.84, 0.56), (0.88, 0.78), (1, 0.86)])
    return t.math("MULTIPLY", t.math("ADD", glow, walls), t.math("SUBTRACT", 1, t.math("MULTIPLY", standing(t, u, v, bay, r), 0.5)))


def standing(t: NT, u: Signal, v: Signal, bay: Signal, r: Signal) -> Signal:
    """Where furniture hides the wall behind it, 0 or 1: in two rooms of three one piece, a low wide one or a high narrow one."""
    high = chance(t, bay, r, 8.0)
    middle = t.math("ADD", 0.2, t.math("MULTIPLY", 0.6, chance(t, bay, r, 9.0)))
    half = t.math("SUBTRACT", 0.3, t.math("MULTIPLY", 0.24, high))
    reach = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", u, middle)), half)
    below = t.math("LESS_THAN", v, t.math("ADD", 0.2, t.math("MULTIPLY", 0.34, t.math("POWER", high, 2.0))))
    return t.math("MULTIPLY", t.math("MULTIPLY", reach, below), t.math("LESS_THAN", chance(t, bay, r, 10.0), 0.66))


@mat("crown wash")
def crownwash(t: NT, foot: float, high: float, lit: bool) -> None:
    """The wall behind a crown's fins; where it is `lit`, light washes it from its foot at the height `foot` upwards."""
    z = t.n("ShaderNodeSeparateXYZ", {"Vector": t.obj()}).outputs[2]
    f = t.math("DIVIDE", t.math("SUBTRACT", z, foot), high)
    power = t.ramp(f, [(0, 1.0), (0.18, 0.6), (0.5, 0.28), (1, 0.09)])
    t.nolight = True
    t.out(hazed(t, t.bsdf(color=srgb("#b79a76" if lit else "#6d5d4b"), rough=0.5 if lit else 0.3, emit=srgb("#ffc27e"), emits=t.math("MULTIPLY", power, 1.7 if lit else 0.0)).outputs[0]))


@mat("conc")
def conc(t: NT, col: str = "#e9e6e1", rough: float = 0.65, panel: bool = True) -> None:
    p = t.pos()
    n = t.noise(p, 0.35, 6, 0.6).outputs[0]
    c = t.mix(n, [x * 0.88 for x in srgb(col)], srgb(col))
    t.out(hazed(t, t.bsdf(color=c, rough=rough, spec=0.3).outputs[0]))


@mat("hz")
def hz(t: NT, col: str = "#777777", rough: float = 0.6, metal: float = 0) -> None:
    t.out(hazed(t, t.bsdf(color=srgb(col), rough=rough, metal=metal).outputs[0]))


@mat("led")
def led(t: NT, col: str = "#ffd9a0", s: float = 6.0) -> None:
    t.nolight = True
    t.out(t.n("ShaderNodeEmission", {"Color": srgb(col), "Strength": s}))


@mat("slabs")
def slabs(t: NT, c1: str, c2: str) -> None:
    """Stone flags of 1.2 by 0.6 m, honed, so that lamps lie on them."""
    p = t.pos()
    flags = t.n(
        "ShaderNodeTexBrick",
        {"Vector": p, "Color1": srgb(c1) + (1,), "Color2": srgb(c2) + (1,), "Mortar": (0.2, 0.19, 0.18, 1), "Scale": 1, "Mortar Size": 0.007, "Brick Width": 1.2, "Row Height": 0.6},
    )
    worn = t.mix(t.math("MULTIPLY", t.noise(p, 0.4, 5, 0.6).outputs[0], 0.4), flags.outputs[0], [x * 0.6 for x in srgb(c1)])
    t.out(hazed(t, t.bsdf(color=worn, rough=0.38, spec=0.35).outputs[0]))


@mat("balustrade")
def balustrade(t: NT) -> None:
    """A sheet of glass before a balcony: what is behind it shows through, what is before it is mirrored as the angle has it."""
    grey = t.n("ShaderNodeBsdfTransparent", {"Color": (0.78, 0.84, 0.84, 1)})
    mirror = t.n("ShaderNodeBsdfGlossy", {"Color": (0.9, 0.95, 0.97, 1), "Roughness": 0.03})
    share = t.math("ADD", 0.02, t.math("MULTIPLY", 0.6, t.n("ShaderNodeFresnel", {"IOR": 1.5}).outputs[0]))
    t.out(hazed(t, t.n("ShaderNodeMixShader", {0: share, 1: grey.outputs[0], 2: mirror.outputs[0]}).outputs[0]))


@mat("lit riser")
def riser(t: NT, col: str, top: float, high: float, power: float) -> None:
    """A step's face of stone with a line of light under its nose, at the height `top`; it washes the face down to `high` metres below."""
    z = t.n("ShaderNodeSeparateXYZ", {"Vector": t.pos()}).outputs[2]
    down = t.math("DIVIDE", t.math("SUBTRACT", top, z), high)
    wash = t.ramp(down, [(0, 1.0), (0.09, 1.0), (0.11, 0.34), (0.4, 0.12), (1, 0.02)])
    t.out(hazed(t, t.bsdf(color=srgb(col), rough=0.65, spec=0.3, emit=srgb(WARM), emits=t.math("MULTIPLY", wash, power)).outputs[0]))


@mat("pool of light")
def pool(t: NT, power: float, col: str = WARM, radius: float = 1.0) -> None:
    """What a lamp throws on ground that sends back `col` of it: laid over the ground, brightest in the middle of a disc of this radius."""
    out = t.math("DIVIDE", t.vmath("LENGTH", t.obj()), radius)
    fall = t.ramp(out, [(0, 1.0), (0.25, 0.62), (0.55, 0.2), (1, 0.0)], "EASE")
    t.nolight = True
    light = t.n("ShaderNodeEmission", {"Color": srgb(WARM), "Strength": t.math("MULTIPLY", fall, power)})
    t.out(t.n("ShaderNodeAddShader", {0: light, 1: t.n("ShaderNodeBsdfTransparent")}))


@mat("treeleaf")
def treeleaf(t: NT, c1: str = "#3c5230", c2: str = "#647a45", up: float = 0.0) -> None:
    """Leaves that let light through; those of a tree `up` metres high that a lamp at its foot shines into glow where they hang low and near its stem."""
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    n = t.noise(t.pos(), 0.9, 3).outputs[0]
    deep, tint = (t.n("ShaderNodeAttribute", attribute_name=name).outputs["Fac"] for name in ("deep", "tint"))
    own = t.math("ADD", t.math("MULTIPLY", r, 0.36), t.math("MULTIPLY", tint, 0.4))
    c = t.mix(t.math("ADD", t.math("MULTIPLY", n, 0.4), own, True), srgb(c1), srgb(c2))
    # the sky does not reach far into a crown
    c = t.mix(1, c, t.ramp(deep, [(0, 1.22), (1, 0.44)]), "MULTIPLY")
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": c})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": t.mix(1, c, (1.1, 1.0, 0.6), "MULTIPLY")})
    leaf = t.n("ShaderNodeMixShader", {0: 0.35, 1: d.outputs[0], 2: tr.outputs[0]}).outputs[0]
    if up:
        leaf = t.n("ShaderNodeAddShader", {0: leaf, 1: from_below(t, c, up)}).outputs[0]
    t.out(hazed(t, leaf))


@mat("bark")
def stembark(t: NT) -> None:
    """The stem and boughs of a tree: furrowed lengthwise, paler where it is worn."""
    n = t.noise(t.mapping(t.obj(), scale=(1, 1, 0.16)), 26, 5, 0.65).outputs[0]
    c = t.ramp(n, [(0.32, srgb("#2b221b")), (0.52, srgb("#4c3e31")), (0.72, srgb("#75675a"))])
    t.out(hazed(t, t.bsdf(color=c, rough=0.9, spec=0.15, normal=t.bump(n, 0.6, 0.03)).outputs[0]))


@mat("lit bark")
def bark(t: NT, up: float) -> None:
    """The stem of a tree `up` metres high that a lamp at its foot shines along."""
    z = t.n("ShaderNodeSeparateXYZ", {"Vector": t.obj()}).outputs[2]
    shine = t.ramp(t.math("DIVIDE", z, up), [(0, 0.85), (0.12, 0.55), (0.4, 0.14), (0.8, 0.0)])
    t.out(hazed(t, t.bsdf(color=srgb("#4a3b2e"), rough=0.9, emit=srgb("#a07c55"), emits=shine).outputs[0]))


def from_below(t: NT, leaf: Signal, up: float) -> Signal:
    """What leaves of the colour `leaf` send back of a lamp at the foot of their tree, `up` metres high."""
    at = t.n("ShaderNodeSeparateXYZ", {"Vector": t.obj()}).outputs
    out = t.math("SQRT", t.math("ADD", t.math("POWER", at[0], 2), t.math("POWER", at[1], 2)))
    rise = t.ramp(t.math("DIVIDE", at[2], up), [(0.14, 1.5), (0.3, 1.0), (0.5, 0.4), (0.75, 0.1), (1, 0.0)])
    near = t.ramp(t.math("DIVIDE", out, 0.4 * up), [(0, 1.1), (0.5, 0.65), (1, 0.18)])
    # a leaf in another's shadow has none of it
    shade = t.ramp(t.noise(t.obj(), 4.0, 5, 0.8).outputs[0], [(0.38, 0.04), (0.66, 1.0)])
    power = t.math("MULTIPLY", t.math("MULTIPLY", rise, near), t.math("MULTIPLY", shade, UPLIGHT))
    return t.n("ShaderNodeEmission", {"Color": t.mix(0.55, leaf, srgb("#7a5424")), "Strength": power}).outputs[0]


@mat("water")
def water(t: NT, deep: str = "#0b1e24") -> None:
    p = t.pos()
    a = t.noise(t.mapping(p, scale=(0.10, 0.26, 1), rot=(0, 0, 0.2)), 1, 6, 0.55, 0.4).outputs[0]
    b = t.noise(t.mapping(p, scale=(0.7, 1.6, 1)), 1, 4, 0.6).outputs[0]
    # waves that are finer than a pixel would only glitter: from afar they are a rougher mirror
    away = t.n("ShaderNodeCameraData").outputs["View Distance"]
    near = t.ramp(t.math("DIVIDE", away, 2600), [(0.12, 1), (0.46, 0.02)], "EASE")
    nm = t.bump(t.math("ADD", t.math("MULTIPLY", a, 1.0), t.math("MULTIPLY", b, 0.16)), t.math("MULTIPLY", near, 0.32), 0.55)
    rough = t.math("ADD", 0.045, t.math("MULTIPLY", t.math("SUBTRACT", 1, near), 0.12))
    t.out(hazed(t, t.bsdf(color=srgb(deep), rough=rough, spec=0.6, normal=nm, ior=1.33).outputs[0]))


@mat("ground")
def ground(t: NT, c1: str = "#4e5b39", c2: str = "#6d7648", sc: float = 0.05) -> None:
    p = t.pos()
    n = t.noise(p, sc, 6, 0.6).outputs[0]
    f = t.noise(p, 2.2, 3).outputs[0]
    c = t.mix(t.ramp(n, [(0.35, 0), (0.65, 1)]), srgb(c1), srgb(c2))
    c = t.mix(t.math("MULTIPLY", f, 0.35), c, [x * 0.5 for x in srgb(c1)])
    grain = t.noise(p, 17, 4, 0.7).outputs[0]
    c = t.mix(t.ramp(grain, [(0.35, 0.42), (0.65, 0)]), c, [x * 0.4 for x in srgb(c1)])
    t.out(hazed(t, t.bsdf(color=c, rough=0.95, spec=0.1, normal=t.bump(grain, 0.5, 0.03)).outputs[0]))
