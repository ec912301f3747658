"""Procedural materials of what is built: wood, stone, glass, metal, light."""
from kinds import Signal, Vec
from shader import NT, mat, srgb


@mat("plain")
def plain(
    t: NT,
    col: str = "#ffffff",
    rough: float = 0.5,
    metal: float = 0,
    coat: float = 0,
    spec: float = 0.5,
    grain: float = 0.0,
) -> None:
    kw = {}
    if grain:
        kw["normal"] = t.bump(t.noise(t.pos(), 300, 3).outputs[0], grain, 0.001)
    t.out(t.bsdf(color=srgb(col), rough=rough, metal=metal, coat=coat, spec=spec, **kw))


@mat("woodfloor")
def woodfloor(t: NT, tone: str = "oak", plank: Vec = (1.25, 0.16), rot: float = 0.0, gloss: float = 0.38) -> None:
    A = {
        "oak": ("#8f6f4e", "#b8946c", "#d3b48b"),
        "ash": ("#a58e72", "#c6ae8e", "#dcc8ab"),
        "walnut": ("#4a3322", "#6d4d34", "#8a6748"),
        "sunlit walnut": ("#5b4838", "#7d6450", "#9a7f66"),
    }[tone]
    p = t.mapping(t.pos(), rot=(0, 0, rot))
    br = t.n(
        "ShaderNodeTexBrick",
        {
            "Vector": p,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
            "Mortar": (0.5, 0.5, 0.5, 1),
            "Scale": 1,
            "Mortar Size": 0.0014,
            "Mortar Smooth": 0.15,
            "Bias": 0,
            "Brick Width": plank[0],
            "Row Height": plank[1],
        },
        offset=0.37,
        offset_frequency=2,
    )
    tint = br.outputs[0]
    gap = br.outputs["Fac"]
    off = t.n(
        "ShaderNodeCombineXYZ",
        {
            "X": t.math("MULTIPLY", tint, 37.0),
            "Y": t.math("MULTIPLY", tint, 91.0),
            "Z": t.math("MULTIPLY", tint, 13.0),
        },
    ).outputs[0]
    q = t.vmath("ADD", t.mapping(p, scale=(0.7, 21, 1)), off)
    g = t.noise(q, 1.3, 9, 0.68, 0.7).outputs[0]
    f = t.noise(t.vmath("ADD", t.mapping(p, scale=(5, 210, 1)), off), 1, 4, 0.6, 0.4).outputs[0]
    c = t.ramp(g, [(0.2, srgb(A[0])), (0.5, srgb(A[1])), (0.82, srgb(A[2]))])
    c = t.mix(t.math("MULTIPLY", f, 0.35), c, srgb(A[0]), "MULTIPLY")
    c = t.mix(1, c, t.ramp(tint, [(0, 0.80), (0.5, 0.97), (1, 1.12)]), "MULTIPLY")
    c = t.mix(t.math("MULTIPLY", gap, 0.85), c, (0.02, 0.012, 0.006))
    r = t.math(
        "ADD",
        t.math("MULTIPLY", f, 0.14),
        t.math("ADD", gloss - 0.07, t.math("MULTIPLY", t.noise(p, 3, 2).outputs[0], 0.1)),
    )
    h = t.math("SUBTRACT", t.math("MULTIPLY", f, 0.18), gap)
    t.out(t.bsdf(color=c, rough=r, spec=0.45, coat=0.08, coatr=0.25, normal=t.bump(h, 0.28, 0.0012)))


@mat("wood")
def wood(t: NT, tone: str = "oak", rough: float = 0.42, axis: int = 0) -> None:
    """Veneer with its grain along `axis`; no board is cut from where another was."""
    A = {
        "oak": ("#8d6b49", "#b08a61", "#cbaa80"),
        "walnut": ("#3b271b", "#5b3f2b", "#76543a"),
        "ash": ("#a28a6d", "#c4ab8a", "#d9c4a5"),
        "dark": ("#1e1712", "#2c221a", "#3b2f25"),
    }[tone]
    board = t.math("MULTIPLY", t.n("ShaderNodeObjectInfo").outputs["Random"], 41.0)
    p = t.vmath("ADD", t.obj(), t.n("ShaderNodeCombineXYZ", {"X": board, "Y": board, "Z": board}).outputs[0])

    def along(length: float, across: float) -> Signal:
        scale = [across] * 3
        scale[axis] = length
        return t.mapping(p, scale=tuple(scale))

    g = t.noise(along(0.55, 17), 1.2, 9, 0.66, 0.8).outputs[0]
    f = t.noise(along(5, 230), 1, 4, 0.6, 0.4).outputs[0]
    pores = t.noise(along(24, 620), 1, 2, 0.5).outputs[0]
    c = t.ramp(g, [(0.24, srgb(A[0])), (0.5, srgb(A[1])), (0.78, srgb(A[2]))])
    c = t.mix(t.math("MULTIPLY", f, 0.3), c, srgb(A[0]), "MULTIPLY")
    c = t.mix(0.5, c, t.ramp(pores, [(0.28, 0.72), (0.42, 1.0)]), "MULTIPLY")
    t.out(
        t.bsdf(
            color=c,
            rough=t.math("ADD", rough - 0.05, t.math("MULTIPLY", f, 0.12)),
            spec=0.4,
            normal=t.bump(t.math("ADD", f, pores), 0.15, 0.0006),
        )
    )


@mat("marble")
def marble(t: NT, kind: str = "white", rough: float = 0.12, scale: float = 1.0, space: str = "pos") -> None:
    at = t.pos() if space == "pos" else t.obj()
    if kind == "beige":  # cut along its bed: its veins lie as bands, not as rings
        p = t.mapping(at, scale=(0.6 * scale, 0.6 * scale, 2.0 * scale), rot=(0.06, 0.09, 0.3))
    else:
        p = t.mapping(at, scale=(scale,) * 3, rot=(0.4, 0.7, 0.35))
    n0 = t.noise(p, 0.9, 4, 0.6)
    pd = t.vmath(
        "ADD", p, t.vmath("MULTIPLY", t.vmath("SUBTRACT", n0.outputs["Color"], (0.5, 0.5, 0.5)), (1.25, 1.25, 1.25))
    )

    def vein(sc: float, w: float, det: int = 8) -> Signal:
        v = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(pd, sc, det, 0.5).outputs[0], 0.5))
        return t.ramp(v, [(0, 1), (w, 0.25), (w * 3.2, 0)], "EASE")

    v1 = vein(0.75, 0.012)
    v2 = t.math("MULTIPLY", vein(2.1, 0.008), 0.5)
    mod = t.ramp(t.noise(p, 0.7, 3).outputs[0], [(0.38, 0.05), (0.62, 1)])
    v = t.math("MULTIPLY", t.math("MAXIMUM", v1, v2), mod)
    base, veins, cloud = {
        "white": ("#eceae6", "#8e8a86", "#d9d7d3"),
        "beige": ("#ddd0bd", "#a98f6d", "#cdbda5"),
        "dark": ("#24211f", "#a99c88", "#35302c"),
        "grey": ("#b9b5af", "#efece6", "#a19d97"),
    }[kind]
    c = t.mix(t.ramp(t.noise(pd, 1.2, 6).outputs[0], [(0.4, 0), (0.75, 0.7)]), srgb(base), srgb(cloud))
    c = t.mix(v, c, srgb(veins))
    t.out(t.bsdf(color=c, rough=rough, spec=0.5, coat=0.2, coatr=0.05))


@mat("tile")
def tile(
    t: NT,
    col: str = "#d9d3c9",
    size: Vec = (0.6, 0.6),
    rough: float = 0.28,
    grout: str = "#b7b0a5",
    vertical: bool = False,
    veins: float = 0.0,
) -> None:
    """`veins`: how far bands run through it that lie as travertine's do."""
    p = t.pos()
    if vertical:
        s = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
        p = t.n("ShaderNodeCombineXYZ", {"X": t.math("ADD", s.outputs[0], s.outputs[1]), "Y": s.outputs[2]}).outputs[0]
    br = t.n(
        "ShaderNodeTexBrick",
        {
            "Vector": p,
            "Color1": (0, 0, 0, 1),
            "Color2": (1, 1, 1, 1),
            "Mortar": (0.5, 0.5, 0.5, 1),
            "Scale": 1,
            "Mortar Size": 0.0016,
            "Brick Width": size[0],
            "Row Height": size[1],
        },
        offset=0,
    )
    n = t.noise(p, 1.6, 8, 0.6, 1.0).outputs[0]
    b = srgb(col)
    c = t.ramp(n, [(0.3, tuple(x * 0.86 for x in b)), (0.7, tuple(min(1, x * 1.05) for x in b))])
    if veins:
        bands = t.noise(t.mapping(p, scale=(0.5, 6, 1)), 1.7, 9, 0.62, 1.2).outputs[0]
        lines = t.noise(t.mapping(p, scale=(0.7, 26, 1)), 1.3, 6, 0.6, 0.8).outputs[0]
        c = t.mix(veins, c, t.ramp(bands, [(0.34, 0.66), (0.5, 0.95), (0.68, 1.08)]), "MULTIPLY")
        c = t.mix(veins * 0.7, c, t.ramp(lines, [(0.36, 0.72), (0.5, 1.0)]), "MULTIPLY")
    c = t.mix(1, c, t.ramp(br.outputs[0], [(0, 0.96), (1, 1.03)]), "MULTIPLY")
    c = t.mix(br.outputs["Fac"], c, srgb(grout))
    t.out(
        t.bsdf(
            color=c,
            rough=t.math("ADD", rough, t.math("MULTIPLY", br.outputs["Fac"], 0.4)),
            normal=t.bump(t.math("SUBTRACT", 0, br.outputs["Fac"]), 0.3, 0.001),
        )
    )


@mat("pane")
def pane(t: NT, tint: str = "#fafcfb", refl: float = 1.0) -> None:
    """Architectural glass, which mirrors as the angle has it."""
    bf = t.n("ShaderNodeNewGeometry").outputs["Backfacing"]
    ior = t.math("ADD", 1.45, t.math("MULTIPLY", bf, 1 / 1.45 - 1.45))
    see_through(t, srgb(tint), t.math("MULTIPLY", t.n("ShaderNodeFresnel", {"IOR": ior}).outputs[0], refl * 0.6))


def see_through(t: NT, tint: Signal, share: Signal) -> None:
    """A sheet too thin to bend the light: it mirrors a `share` and lets the rest through in its `tint`; light that only falls through it is not mirrored."""
    ray = t.n("ShaderNodeLightPath").outputs
    seen = t.math("MULTIPLY", share, t.math("SUBTRACT", 1, t.math("MAXIMUM", ray["Is Shadow Ray"], ray["Is Diffuse Ray"])))
    clear = t.n("ShaderNodeBsdfTransparent", {"Color": tint}).outputs[0]
    mirror = t.n("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.0}).outputs[0]
    t.out(t.n("ShaderNodeMixShader", {0: seen, 1: clear, 2: mirror}).outputs[0])


@mat("metal")
def metal(t: NT, kind: str = "brass", rough: float = 0.25, brushed: bool = False) -> None:
    c = {
        "brass": "#a98650",
        "gold": "#c8a15a",
        "black": "#1a1918",
        "steel": "#b9b9b7",
        "chrome": "#dcdcdc",
        "bronze": "#4a3a2b",
        "alu": "#8d8c89",
    }[kind]
    kw = {}
    if brushed:
        kw["normal"] = t.bump(t.noise(t.mapping(t.obj(), scale=(400, 6, 400)), 1, 2).outputs[0], 0.12, 0.0005)
    t.out(t.bsdf(color=srgb(c), metal=1 if kind != "black" else 0.85, rough=rough, **kw))


@mat("emit")
def emit(t: NT, col: str = "#ffdcb0", s: float = 5.0, cam_s: float | None = None, light: bool = False) -> None:
    t.nolight = not light
    e = t.n("ShaderNodeEmission", {"Color": srgb(col), "Strength": s})
    if cam_s is not None:
        lp = t.n("ShaderNodeLightPath")
        t.set(e.inputs["Strength"], t.math("ADD", t.math("MULTIPLY", lp.outputs["Is Camera Ray"], cam_s - s), s))
    t.out(e)
