"""Floors of shared rooms at their true scale: planks that are cut from different boards, rubber in tiles with its granules."""
from kinds import Signal, Vec
from shader import NT, mat, srgb

BOARDS = {
    "oak": ("#8f7050", "#b59671", "#c7aa85"),
    "smoked": ("#4c3829", "#6a5140", "#7d6350"),
}


def cells(t: NT, p: Signal, size: Vec, stagger: bool) -> tuple[Signal, Signal, Signal, Signal]:
    """Rows of cells `size` metres long and wide: a cell's number along and across, and how far a point is from its nearest joint, metres, along and across.
    Rows that `stagger` begin where chance has it."""
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    v = t.math("DIVIDE", s.outputs[1], size[1])
    row = t.math("FLOOR", v)
    u = t.math("DIVIDE", s.outputs[0], size[0])
    if stagger:
        u = t.math("ADD", u, t.n("ShaderNodeTexWhiteNoise", {"W": row}, noise_dimensions="1D").outputs["Value"])
    near = []
    for at, metres in ((u, size[0]), (v, size[1])):
        part = t.math("FRACT", at)
        near.append(t.math("MULTIPLY", t.math("MINIMUM", part, t.math("SUBTRACT", 1, part)), metres))
    return t.math("FLOOR", u), row, near[0], near[1]


def joints(t: NT, along: Signal, across: Signal, wide: float) -> Signal:
    """1 in a joint `wide` metres wide, 0 beside it."""
    nearest = t.math("MINIMUM", along, across)
    return t.math("SUBTRACT", 1, t.math("DIVIDE", nearest, wide / 2, True))


@mat("planks")
def planks(t: NT, tone: str = "oak", size: Vec = (1.5, 0.15), rough: float = 0.4, turned: bool = False) -> None:
    """Boards of engineered timber, along x or, `turned`, along y: each has its own tone and its own grain, which is fine."""
    low, mid, high = (srgb(c) for c in BOARDS[tone])
    p = t.mapping(t.pos(), rot=(0, 0, 1.5708 if turned else 0))
    i, row, along, across = cells(t, p, size, True)
    number = t.n("ShaderNodeCombineXYZ", {"X": i, "Y": row}).outputs[0]
    chance = t.n("ShaderNodeTexWhiteNoise", {"Vector": number}, noise_dimensions="3D")
    off = t.vmath("MULTIPLY", chance.outputs["Color"], (40, 40, 40))
    bent = t.noise(t.vmath("ADD", t.mapping(p, scale=(0.9, 3, 1)), off), 1, 2).outputs[0]
    wave = t.n("ShaderNodeCombineXYZ", {"Y": t.math("MULTIPLY", bent, 0.05)}).outputs[0]
    q = t.vmath("ADD", p, wave)
    figure = t.noise(t.vmath("ADD", t.mapping(q, scale=(0.8, 38, 1)), off), 1, 3, 0.5).outputs[0]
    fine = t.noise(t.vmath("ADD", t.mapping(q, scale=(5, 170, 1)), off), 1, 3, 0.6).outputs[0]
    c = t.mix(t.ramp(figure, [(0.3, 0), (0.7, 1)]), mid, high)
    c = t.mix(t.math("MULTIPLY", t.ramp(fine, [(0.45, 0), (0.75, 1)]), 0.38), c, low)
    c = t.mix(1, c, t.ramp(chance.outputs["Value"], [(0, 0.76), (0.45, 0.97), (1, 1.14)]), "MULTIPLY")
    gap = joints(t, along, across, 0.005)
    c = t.mix(t.math("MULTIPLY", gap, 0.8), c, [x * 0.22 for x in low])
    r = t.math("ADD", rough - 0.06, t.math("MULTIPLY", fine, 0.12))
    h = t.math("SUBTRACT", t.math("MULTIPLY", fine, 0.1), gap)
    t.out(t.bsdf(color=c, rough=r, spec=0.42, normal=t.bump(h, 0.3, 0.0012)))


@mat("granules")
def granules(t: NT, ground: str = "#4a4744", fleck: str = "#9a938a", other: str = "#6f7f7a", size: Vec = (1.0, 1.0)) -> None:
    """Sports floor: tiles of pressed rubber with pale granules in two colours, of which the larger are seen from where one stands."""
    p = t.pos()
    _, _, along, across = cells(t, p, size, False)
    c = t.mix(t.noise(p, 1.1, 3).outputs[0], [x * 0.86 for x in srgb(ground)], [x * 1.08 for x in srgb(ground)])
    for scale, tone, share, most in ((95, fleck, 0.16, 0.85), (150, other, 0.2, 0.7), (42, fleck, 0.035, 0.8)):
        grain = t.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": scale})
        drawn = t.n("ShaderNodeSeparateXYZ", {"Vector": grain.outputs["Color"]}).outputs[0]
        here = t.math("LESS_THAN", drawn, share)
        inside = t.math("LESS_THAN", grain.outputs["Distance"], 0.42)
        c = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", here, inside), most), c, srgb(tone))
    gap = joints(t, along, across, 0.008)
    c = t.mix(t.math("MULTIPLY", gap, 0.75), c, srgb("#1f1d1c"))
    h = t.math("SUBTRACT", t.math("MULTIPLY", t.noise(p, 130, 2).outputs[0], 0.3), gap)
    t.out(t.bsdf(color=c, rough=0.68, spec=0.3, normal=t.bump(h, 0.3, 0.0015)))
