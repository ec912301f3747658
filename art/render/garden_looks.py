"""Materials of the residents' garden: its lawn, its still pool, stone and timber, and what lamps throw on them."""
from kinds import Signal
from outdoor import WARM, hazed
from shader import NT, mat, srgb


def patches(t: NT, p: Signal) -> Signal:
    """Where a lawn grows thicker, from 0 to 1."""
    return t.ramp(t.noise(p, 0.11, 5, 0.62).outputs[0], [(0.34, 0), (0.66, 1)])


@mat("lawn")
def lawn(t: NT, c1: str = "#3d5228", c2: str = "#688040") -> None:
    """A mown lawn: in strips that lie to and fro, thicker here and thinner there, with clover, over ground that is never quite level."""
    p = t.pos()
    turned = t.n("ShaderNodeSeparateXYZ", {"Vector": t.mapping(p, rot=(0, 0, 0.5))}).outputs[0]
    strip = t.math("SINE", t.math("MULTIPLY", t.math("ADD", turned, t.noise(p, 0.25, 2).outputs[0]), 2.6))
    c = t.mix(patches(t, p), srgb(c1), srgb(c2))
    c = t.mix(t.math("MULTIPLY", t.ramp(strip, [(0.35, 0), (0.65, 1)]), 0.26), c, [x * 1.5 for x in srgb(c2)])
    clover = t.ramp(t.noise(p, 1.7, 4, 0.7).outputs[0], [(0.55, 0), (0.68, 0.55)])
    c = t.mix(clover, c, [x * 0.55 for x in srgb(c1)])
    blades = t.noise(p, 42, 4, 0.75).outputs[0]
    c = t.mix(t.ramp(blades, [(0.36, 0.6), (0.64, 0)]), c, [x * 0.32 for x in srgb(c1)])
    swell = t.bump(t.noise(p, 0.3, 2).outputs[0], 0.5, 0.5)
    t.out(hazed(t, t.bsdf(color=c, rough=0.95, spec=0.12, sheen=0.3, normal=t.bump(blades, 0.75, 0.04, swell)).outputs[0]))


@mat("pool water")
def still_water(t: NT, deep: str = "#06151a") -> None:
    """Water that hardly moves: a mirror with a breath of wind on parts of it."""
    p = t.pos()
    wind = t.ramp(t.noise(p, 0.09, 3, 0.5).outputs[0], [(0.42, 0.05), (0.66, 1.0)])
    fine = t.noise(t.mapping(p, scale=(1.1, 2.7, 1)), 1, 4, 0.6).outputs[0]
    slow = t.noise(t.mapping(p, scale=(0.24, 0.5, 1)), 1, 3, 0.5).outputs[0]
    waves = t.math("ADD", t.math("MULTIPLY", slow, 0.5), t.math("MULTIPLY", fine, t.math("MULTIPLY", wind, 0.3)))
    t.out(hazed(t, t.bsdf(color=srgb(deep), rough=0.02, spec=0.6, normal=t.bump(waves, 0.085, 0.5), ior=1.33).outputs[0]))


@mat("flamed stone")
def stone(t: NT, col: str = "#8d8780", wet: float = 0.0) -> None:
    """Granite, each slab of its own tint, grained and a little stained; `wet` where water splashes on it."""
    p, r = t.pos(), t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    stain = t.noise(p, 0.8, 6, 0.65).outputs[0]
    grain = t.noise(p, 130, 3, 0.7).outputs[0]
    c = t.mix(t.math("MULTIPLY", stain, 0.7), srgb(col), [x * 0.55 for x in srgb(col)])
    c = t.mix(1, c, t.ramp(r, [(0, 0.8), (1, 1.14)]), "MULTIPLY")
    c = t.mix(t.ramp(grain, [(0.3, 0.45), (0.5, 0)]), c, [x * 0.4 for x in srgb(col)])
    damp = t.math("MULTIPLY", t.ramp(t.noise(p, 0.55, 4, 0.6).outputs[0], [(0.4, 0), (0.6, 1)]), wet)
    c = t.mix(damp, c, [x * 0.42 for x in srgb(col)])
    rough = t.math("SUBTRACT", 0.6, t.math("MULTIPLY", damp, 0.42))
    t.out(hazed(t, t.bsdf(color=c, rough=rough, spec=0.4, normal=t.bump(grain, 0.25, 0.003)).outputs[0]))


@mat("pool tiles")
def tiles(t: NT) -> None:
    """Small dark glazed tiles that show between a pool's curb and its water."""
    p = t.pos()
    tint = t.noise(p, 14, 1).outputs[0]
    t.out(hazed(t, t.bsdf(color=t.mix(tint, srgb("#0d2026"), srgb("#1c3b42")), rough=0.15, spec=0.6).outputs[0]))


@mat("deck boards")
def boards(t: NT) -> None:
    """Hardwood that has been oiled, each board of its own tone."""
    p, r = t.obj(), t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    shifted = t.vmath("ADD", p, t.n("ShaderNodeCombineXYZ", {"X": t.math("MULTIPLY", r, 31.0)}))
    n = t.noise(t.mapping(shifted, scale=(0.6, 22, 22)), 1.4, 7, 0.65, 0.5).outputs[0]
    c = t.ramp(n, [(0.25, srgb("#4e3320")), (0.5, srgb("#7d5636")), (0.78, srgb("#a27a52"))])
    c = t.mix(1, c, t.ramp(r, [(0, 0.72), (1, 1.15)]), "MULTIPLY")
    t.out(hazed(t, t.bsdf(color=c, rough=0.42, spec=0.35, normal=t.bump(n, 0.3, 0.003)).outputs[0]))


@mat("gravel")
def pebbles(t: NT) -> None:
    """Pale river gravel."""
    p = t.pos()
    cell = t.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 26.0})
    c = t.mix(t.n("ShaderNodeSeparateXYZ", {"Vector": cell.outputs["Color"]}).outputs[0], srgb("#6f6a62"), srgb("#bdb6aa"))
    edge = t.ramp(cell.outputs["Distance"], [(0.3, 1.0), (0.75, 0.2)])
    t.out(hazed(t, t.bsdf(color=t.mix(1, c, edge, "MULTIPLY"), rough=0.8, normal=t.bump(edge, 0.7, 0.03)).outputs[0]))


@mat("strip of light")
def strip_light(t: NT, power: float) -> None:
    """What a hidden line of lamps throws on the ground beside it, laid over it: brightest at the line (v = 0)."""
    v = t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]}).outputs[1]
    fall = t.ramp(v, [(0, 1.0), (0.15, 0.5), (0.45, 0.14), (1, 0.0)], "EASE")
    t.nolight = True
    light = t.n("ShaderNodeEmission", {"Color": srgb(WARM), "Strength": t.math("MULTIPLY", fall, power)})
    t.out(t.n("ShaderNodeAddShader", {0: light, 1: t.n("ShaderNodeBsdfTransparent")}))
