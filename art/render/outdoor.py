"""Materials of everything outdoors. Every surface passes through `hazed`, so distance fades without a volume."""


from kinds import Signal
from shader import NT, mat, srgb

AIR = {"haze": (0.40, 0.36, 0.46), "distance": 5200.0, "strength": 1.0}


def hazed(t: NT, shader: Signal) -> Signal:
    """Aerial perspective without a volume. The haze shines, but as no lamp: sampled as one, every leaf of the land would be asked for light."""
    t.nolight = True
    cd = t.n("ShaderNodeCameraData").outputs["View Distance"]
    f = t.math("SUBTRACT", 1, t.math("POWER", 2.71828, t.math("DIVIDE", cd, -AIR["distance"])))
    return t.n(
        "ShaderNodeMixShader",
        {
            0: f,
            1: shader,
            2: t.n("ShaderNodeEmission", {"Color": AIR["haze"], "Strength": AIR["strength"]}).outputs[0],
        },
    ).outputs[0]


@mat("winglass")
def winglass(t: NT, lit: float = 0.5, power: float = 1.25, tint: str = "#0e1518") -> None:
    """apartment window: reflective dark glass + random warm interior with ceiling glow and curtains"""
    bay = t.n("ShaderNodeAttribute", attribute_name="bay").outputs["Fac"]
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    wn = t.n(
        "ShaderNodeTexWhiteNoise",
        {
            "Vector": t.n(
                "ShaderNodeCombineXYZ", {"X": t.math("MULTIPLY", bay, 17.3), "Y": t.math("MULTIPLY", r, 913.7)}
            ).outputs[0]
        },
        noise_dimensions="3D",
    )
    h = t.n("ShaderNodeSeparateXYZ", {"Vector": wn.outputs["Color"]})
    ug = t.math("FLOOR", t.math("DIVIDE", bay, 0.548))
    wu = t.n(
        "ShaderNodeTexWhiteNoise",
        {
            "Vector": t.n(
                "ShaderNodeCombineXYZ", {"X": t.math("MULTIPLY", ug, 3.7), "Y": t.math("MULTIPLY", r, 533.1)}
            ).outputs[0]
        },
        noise_dimensions="3D",
    )
    on = t.math(
        "MULTIPLY",
        t.math("LESS_THAN", h.outputs[0], min(1, lit * 1.45)),
        t.math("LESS_THAN", wu.outputs["Value"], min(1, lit * 1.5)),
    )
    uv = t.n("ShaderNodeUVMap", uv_map="uv").outputs[0]
    s = t.n("ShaderNodeSeparateXYZ", {"Vector": uv})
    u, v = s.outputs[0], s.outputs[1]
    cur = t.math("ADD", 0.55, t.math("MULTIPLY", 0.45, t.math("SINE", t.math("MULTIPLY", u, 90))))
    side = t.math(
        "GREATER_THAN",
        t.math("ABSOLUTE", t.math("SUBTRACT", u, 0.5)),
        t.math("ADD", 0.18, t.math("MULTIPLY", h.outputs[2], 0.34)),
    )
    glow = t.math("ADD", 0.35, t.math("MULTIPLY", t.math("POWER", v, 2.0), 1.2))
    furn = t.math(
        "ADD",
        0.45,
        t.math(
            "MULTIPLY",
            0.55,
            t.math(
                "GREATER_THAN",
                t.noise(t.vmath("ADD", t.mapping(uv, scale=(6, 3, 1)), wn.outputs["Color"]), 1.2, 2).outputs[0],
                0.46,
            ),
        ),
    )
    k = t.math(
        "MULTIPLY",
        glow,
        t.math(
            "ADD",
            t.math("MULTIPLY", side, t.math("MULTIPLY", cur, 0.75)),
            t.math("MULTIPLY", t.math("SUBTRACT", 1, side), furn),
        ),
    )
    k = t.math("MULTIPLY", t.math("MULTIPLY", k, on), t.math("ADD", 0.35, t.math("POWER", h.outputs[1], 1.5)))
    col = t.ramp(h.outputs[2], [(0, srgb("#ffb56b")), (0.55, srgb("#ffd3a0")), (1, srgb("#fff0dc"))])
    b = t.bsdf(color=srgb(tint), rough=0.04, spec=0.9, emit=col, emits=t.math("MULTIPLY", k, power))
    t.out(hazed(t, b.outputs[0]))


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


@mat("treeleaf")
def treeleaf(t: NT, c1: str = "#3c5230", c2: str = "#647a45") -> None:
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    n = t.noise(t.pos(), 0.9, 3).outputs[0]
    c = t.mix(t.math("ADD", t.math("MULTIPLY", n, 0.5), t.math("MULTIPLY", r, 0.5)), srgb(c1), srgb(c2))
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": c})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": c})
    t.out(hazed(t, t.n("ShaderNodeMixShader", {0: 0.35, 1: d.outputs[0], 2: tr.outputs[0]}).outputs[0]))


@mat("water")
def water(t: NT, deep: str = "#0b1e24") -> None:
    p = t.pos()
    a = t.noise(t.mapping(p, scale=(0.10, 0.26, 1), rot=(0, 0, 0.2)), 1, 6, 0.55, 0.4).outputs[0]
    b = t.noise(t.mapping(p, scale=(0.7, 1.6, 1)), 1, 4, 0.6).outputs[0]
    nm = t.bump(t.math("ADD", t.math("MULTIPLY", a, 1.0), t.math("MULTIPLY", b, 0.16)), 0.32, 0.55)
    t.out(hazed(t, t.bsdf(color=srgb(deep), rough=0.045, spec=0.6, normal=nm, ior=1.33).outputs[0]))


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


@mat("mistbank")
def mistbank(t: NT, seed: float = 0.0) -> None:
    """A curtain of mist that is thick on the water, thin above, and torn by the air."""
    p = t.pos()
    z = t.n("ShaderNodeSeparateXYZ", {"Vector": p}).outputs[2]
    low = t.ramp(t.math("DIVIDE", t.math("ADD", z, 1.6), 6.5), [(0, 0.55), (0.3, 0.35), (1, 0)], "EASE")
    torn = t.noise(t.mapping(p, loc=(seed, seed, 0), scale=(1, 0.025, 0.16)), 1, 6, 0.55, 0.6).outputs[0]
    across = t.n("ShaderNodeSeparateXYZ", {"Vector": t.n("ShaderNodeTexCoord").outputs["Generated"]}).outputs[1]
    ends = t.ramp(across, [(0, 0), (0.25, 1), (0.9, 1), (1, 0)], "EASE")
    alpha = t.math("MULTIPLY", t.math("MULTIPLY", low, ends), t.ramp(torn, [(0.36, 0), (0.66, 1)], "EASE"))
    light = t.n("ShaderNodeEmission", {"Color": AIR["haze"], "Strength": AIR["strength"]})
    clear = t.n("ShaderNodeBsdfTransparent")
    t.nolight = True
    t.out(t.n("ShaderNodeMixShader", {0: alpha, 1: clear.outputs[0], 2: light.outputs[0]}).outputs[0])
