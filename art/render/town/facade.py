"""Walls, windows and signs of the town. A face's `bay` is the number of its home plus a tenth for each of its rooms."""
from collections.abc import Sequence

from kinds import Signal
from outdoor import chance, hazed
from shader import NT, mat, srgb

# Paint of the 1990s complexes, of newer ones, of brick houses, of offices: what a whole building wears, and its second colour.
PAINTS = {
    "old": (("#c4baa6", "#8f7560"), ("#bfc2c2", "#647b8d"), ("#b9b3a7", "#7a8777"), ("#c6b7a4", "#a56f51")),
    "new": (("#e0dfdc", "#59626d"), ("#dcd4c6", "#8f7963"), ("#e4e1da", "#9c8d79"), ("#d3d3d1", "#566470")),
    "brick": (("#866e60", "#6d5a4d"), ("#a79686", "#7d6a5c"), ("#bdb2a3", "#8f7d69"), ("#7a6459", "#c9c2b5")),
    "office": (("#a8abad", "#5b646b"), ("#8d8f8e", "#3c4348"), ("#b9b2a6", "#6a6258"), ("#7d868c", "#2f363b")),
}


def steps(t: NT, f: Signal, colours: Sequence[str], shares: Sequence[float]) -> Signal:
    return t.ramp(f, [(s, srgb(c)) for s, c in zip(shares, colours)], "CONSTANT")


@mat("paint of a family")
def wall(t: NT, family: str = "old", second: int = 0, which: int | None = None) -> None:
    """The family's paint, weathered from the top downwards: `which` of the four, or one of them a building."""
    paints = [p[second] for p in PAINTS[family]]
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    paint = steps(t, r, paints, (0, 0.25, 0.5, 0.75)) if which is None else srgb(paints[which])
    p = t.pos()
    rain = t.noise(t.mapping(p, scale=(0.9, 0.9, 0.05)), 1, 4, 0.6).outputs[0]
    soft = t.noise(p, 0.05, 3).outputs[0]
    shade = t.math("ADD", 0.80, t.math("ADD", t.math("MULTIPLY", rain, 0.22), t.math("MULTIPLY", soft, 0.14)))
    colour = t.vmath("MULTIPLY", paint, t.n("ShaderNodeCombineXYZ", {"X": shade, "Y": shade, "Z": shade}).outputs[0])
    t.out(hazed(t, t.bsdf(color=colour, rough=0.75, spec=0.2).outputs[0]))


@mat("home glass")
def homeglass(t: NT, lit: float = 0.3, power: float = 1.1) -> None:
    """Windows of homes. A home that is up has most of its rooms lit, in one colour of light; by day curtains stand pale behind the glass."""
    bay = t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    home = t.math("FLOOR", bay)
    up = t.math("LESS_THAN", chance(t, home, r, 1.0), min(1, lit * 1.7))
    room = t.math("LESS_THAN", chance(t, bay, r, 2.0), 0.6)
    lamp = steps(t, chance(t, home, r, 3.0), ("#ffbf7d", "#ffd7a6", "#fff0da", "#e4ecf2"), (0, 0.38, 0.7, 0.9))
    uv = t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]})
    u, v = uv.outputs[0], uv.outputs[1]
    drawn = chance(t, bay, r, 4.0)
    curtain = t.math("GREATER_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", u, 0.5)), t.math("MULTIPLY", drawn, 0.55))
    glow = t.math("ADD", 0.45, t.math("MULTIPLY", t.math("POWER", v, 2.0), 0.8))
    dim = t.math("ADD", 0.25, t.math("MULTIPLY", t.math("POWER", chance(t, bay, r, 5.0), 2.0), 0.75))
    behind = t.math("ADD", 0.55, t.math("MULTIPLY", curtain, 0.45))
    light = t.math("MULTIPLY", t.math("MULTIPLY", up, room), t.math("MULTIPLY", t.math("MULTIPLY", glow, dim), behind))
    mullion = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", u, 0.5)), 0.016)
    light = t.math("MULTIPLY", light, t.math("SUBTRACT", 1, mullion))
    pale = t.math("MULTIPLY", curtain, t.math("GREATER_THAN", drawn, 0.15))
    glass = t.mix(t.math("MULTIPLY", pale, 0.5), srgb("#1b242a"), srgb("#b9b6ad"))
    glass = t.mix(mullion, glass, srgb("#c9c8c4"))
    t.out(hazed(t, t.bsdf(color=glass, rough=0.09, spec=0.7, emit=lamp, emits=t.math("MULTIPLY", light, power)).outputs[0]))


@mat("stair glass")
def stairglass(t: NT, power: float = 0.0) -> None:
    """Windows of stairs and corridors: after dark all of a core is lit alike."""
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    light = t.math("MULTIPLY", power, t.math("ADD", 0.35, t.math("MULTIPLY", r, 0.4)))
    t.out(hazed(t, t.bsdf(color=srgb("#222a2e"), rough=0.12, emit=srgb("#ffe9c4"), emits=light).outputs[0]))


@mat("office glass")
def officeglass(t: NT, lit: float = 0.3, power: float = 0.3) -> None:
    """Bands of an office: whole storeys are lit or empty, with a few lamps left on elsewhere; one cool light."""
    bay = t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    storey = t.math("LESS_THAN", chance(t, t.math("FLOOR", bay), r, 1.0), lit * 1.1)
    left = t.math("LESS_THAN", chance(t, bay, r, 2.0), lit * 0.22)
    on = t.math("MAXIMUM", t.math("MULTIPLY", storey, t.math("LESS_THAN", chance(t, bay, r, 6.0), 0.8)), left)
    light = t.math("MULTIPLY", on, t.math("ADD", 0.35, t.math("MULTIPLY", chance(t, bay, r, 3.0), 0.4)))
    colour = t.mix(chance(t, bay, r, 7.0), srgb("#f4efdf"), srgb("#e3edf2"))
    glass = t.mix(r, srgb("#23323b"), srgb("#39474c"))
    t.out(hazed(t, t.bsdf(color=glass, rough=0.06, spec=0.9, emit=colour, emits=t.math("MULTIPLY", light, power)).outputs[0]))


@mat("sign")
def sign(t: NT, power: float = 0.0) -> None:
    """Boards over shops: white ones with a coloured half, muted by day, lit from within after dark."""
    bay = t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    tone = ("#e9e5da", "#a4352c", "#2f5d86", "#e0b23c", "#3d7a55", "#f0ede6", "#c7622f", "#35404a")
    colour = steps(t, chance(t, bay, r, 1.0), tone, (0, 0.3, 0.4, 0.5, 0.58, 0.66, 0.84, 0.92))
    uv = t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]})
    middle = t.math("LESS_THAN", t.math("ABSOLUTE", t.math("SUBTRACT", uv.outputs[1], 0.5)), 0.24)
    letters = t.math("GREATER_THAN", t.noise(t.mapping(uv.outputs[0], scale=(14, 1, 1)), 1.0, 1).outputs[0], 0.5)
    face = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", middle, letters), 0.75), colour, srgb("#f6f2e8"))
    on = t.math("GREATER_THAN", chance(t, bay, r, 2.0), 0.3)
    t.out(hazed(t, t.bsdf(color=face, rough=0.5, emit=face, emits=t.math("MULTIPLY", on, power)).outputs[0]))
