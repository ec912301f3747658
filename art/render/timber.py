"""Timber of a table top, seen from near by."""
from shader import NT, mat, srgb


@mat("board")
def board(t: NT) -> None:
    """Oiled walnut seen close: staves 9 cm wide glued side by side along x, rings drawn out along them, pores of half a millimetre that take the oil; sawn across, at its ends, it is dark."""
    deep, middle, pale = srgb("#3d2618"), srgb("#5f4029"), srgb("#7a5638")
    p = t.obj()
    stave = t.math("FLOOR", t.math("DIVIDE", t.n("ShaderNodeSeparateXYZ", {"Vector": p}).outputs[1], 0.09))
    away = t.math("MULTIPLY", stave, 3.7)
    q = t.vmath("ADD", p, t.n("ShaderNodeCombineXYZ", {"X": away, "Y": t.math("MULTIPLY", stave, 1.3), "Z": away}).outputs[0])
    bent = t.vmath("ADD", q, t.vmath("MULTIPLY", t.noise(t.mapping(q, scale=(1.6, 5, 1)), 1, 3).outputs["Color"], (0, 0.05, 0)))
    rings = t.noise(t.mapping(bent, scale=(0.9, 88, 1)), 1, 6, 0.62).outputs[0]
    fine = t.noise(t.mapping(bent, scale=(7, 420, 1)), 1, 3, 0.6).outputs[0]
    pores = t.ramp(t.noise(t.mapping(bent, scale=(36, 1300, 1)), 1, 2, 0.5).outputs[0], [(0.3, 1.0), (0.4, 0.0)])
    c = t.ramp(rings, [(0.24, deep), (0.5, middle), (0.78, pale)])
    c = t.mix(t.math("MULTIPLY", t.ramp(fine, [(0.35, 0), (0.7, 1)]), 0.28), c, deep)
    c = t.mix(t.math("MULTIPLY", pores, 0.55), c, [x * 0.45 for x in deep])
    tint = t.n("ShaderNodeTexWhiteNoise", {"W": stave}, noise_dimensions="1D").outputs[0]
    c = t.mix(1, c, t.ramp(tint, [(0, 0.84), (1, 1.1)]), "MULTIPLY")
    ends = t.math("ABSOLUTE", t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeTexCoord").outputs["Normal"]}).outputs[0])
    sawn = t.ramp(ends, [(0.35, 0), (0.8, 1)])
    c = t.mix(t.math("MULTIPLY", sawn, 0.85), c, t.mix(t.math("MULTIPLY", fine, 0.5), deep, middle))
    rough = t.math("ADD", 0.3, t.math("ADD", t.math("MULTIPLY", pores, 0.3), t.math("MULTIPLY", fine, 0.1)))
    t.out(t.bsdf(color=c, rough=rough, spec=0.4, normal=t.bump(t.math("ADD", t.math("MULTIPLY", fine, 0.4), t.math("MULTIPLY", pores, -0.7)), t.math("MULTIPLY", 0.25, t.math("SUBTRACT", 1, sawn)), 0.0004)))
