"""Timber of a table top, seen from near by."""
from shader import NT, mat, srgb


@mat("board")
def board(t: NT) -> None:
    """Oiled walnut seen close: staves 13 cm wide, glued side by side along x, each sawn through the rings of its tree, which open along it as flames
    do; fibres, and pores of half a millimetre that take the oil; sawn across, at its ends, it is dark."""
    deep, middle, pale = srgb("#38231a"), srgb("#553a29"), srgb("#6b4b35")
    p, wide = t.obj(), 0.13
    x, y, _ = t.n("ShaderNodeSeparateXYZ", {"Vector": p}).outputs
    stave = t.math("FLOOR", t.math("DIVIDE", y, wide))
    chance = t.n("ShaderNodeTexWhiteNoise", {"W": stave}, noise_dimensions="1D").outputs[0]
    away = t.math("MULTIPLY", stave, 3.7)
    q = t.vmath("ADD", p, t.n("ShaderNodeCombineXYZ", {"X": away, "Y": 0, "Z": away}).outputs[0])
    swayed = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(t.mapping(q, scale=(2.2, 7, 1)), 1, 3, 0.5).outputs[0], 0.5), 0.03)
    # The heart of the tree lies under the stave, nearer at one end than at the other: the rings around it are cut aslant.
    lies = t.math("MULTIPLY", t.math("SUBTRACT", chance, 0.5), 0.09)
    across = t.math("ADD", t.math("ADD", t.math("SUBTRACT", y, t.math("MULTIPLY", t.math("ADD", stave, 0.5), wide)), lies), swayed)
    under = t.math("ADD", t.math("MULTIPLY", x, t.math("ADD", 0.03, t.math("MULTIPLY", chance, 0.04))), t.math("MULTIPLY", chance, 0.12))
    heart = t.math("SQRT", t.math("ADD", t.math("MULTIPLY", across, across), t.math("MULTIPLY", under, under)))
    ring = t.n("ShaderNodeCombineXYZ", {"X": t.math("MULTIPLY", heart, 330), "Y": away, "Z": t.math("MULTIPLY", x, 0.8)}).outputs[0]
    rings = t.noise(ring, 1, 4, 0.6).outputs[0]
    fine = t.noise(t.mapping(q, scale=(7, 420, 1)), 1, 3, 0.6).outputs[0]
    pores = t.ramp(t.noise(t.mapping(q, scale=(36, 1300, 1)), 1, 2, 0.5).outputs[0], [(0.3, 1.0), (0.4, 0.0)])
    c = t.ramp(rings, [(0.28, deep), (0.5, middle), (0.74, pale)])
    c = t.mix(t.math("MULTIPLY", t.ramp(fine, [(0.35, 0), (0.7, 1)]), 0.28), c, deep)
    c = t.mix(t.math("MULTIPLY", pores, 0.55), c, [channel * 0.45 for channel in deep])
    c = t.mix(1, c, t.ramp(chance, [(0, 0.84), (1, 1.1)]), "MULTIPLY")
    ends = t.math("ABSOLUTE", t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeTexCoord").outputs["Normal"]}).outputs[0])
    sawn = t.ramp(ends, [(0.35, 0), (0.8, 1)])
    c = t.mix(t.math("MULTIPLY", sawn, 0.85), c, t.mix(t.math("MULTIPLY", fine, 0.5), deep, middle))
    rough = t.math("ADD", 0.3, t.math("ADD", t.math("MULTIPLY", pores, 0.3), t.math("MULTIPLY", fine, 0.1)))
    t.out(t.bsdf(color=c, rough=rough, spec=0.4, normal=t.bump(t.math("ADD", t.math("MULTIPLY", fine, 0.4), t.math("MULTIPLY", pores, -0.7)), t.math("MULTIPLY", 0.25, t.math("SUBTRACT", 1, sawn)), 0.0004)))
