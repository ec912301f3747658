"""Procedural materials of what is laid and hung: cloth, rugs, leaves, pictures."""
from collections.abc import Sequence

from shader import NT, mat, srgb


@mat("fabric")
def fabric(
    t: NT,
    col: str = "#b9ada0",
    scale: float = 1.0,
    kind: str = "weave",
    rough: float = 0.9,
    strength: float = 0.5,
) -> None:
    p = t.obj()
    b = srgb(col)
    if kind == "boucle":
        vo = t.n(
            "ShaderNodeTexVoronoi",
            {
                "Vector": t.vmath(
                    "ADD", p, t.vmath("MULTIPLY", t.noise(p, 60, 2).outputs["Color"], (0.02, 0.02, 0.02))
                ),
                "Scale": 150 * scale,
            },
            feature="SMOOTH_F1",
        )
        h = t.math("SUBTRACT", 1, vo.outputs[0])
        dist = 0.006
    else:
        # threads finer than a pixel: bands that follow an axis would draw contour lines on every cushion
        h = t.noise(p, 620 * scale, 2, 0.6).outputs[0]
        dist = 0.001
    big = t.noise(p, 3.5, 4).outputs[0]
    c = t.mix(t.ramp(h, [(0.25, 0.0), (0.8, 1)]), [x * 0.8 for x in b], b)
    c = t.mix(1, c, t.ramp(big, [(0.3, 0.93), (0.7, 1.05)]), "MULTIPLY")
    t.out(
        t.bsdf(
            color=c,
            rough=rough,
            spec=0.15,
            sheen=0.35,
            sheent=0.6,
            normal=t.bump(t.math("ADD", h, t.math("MULTIPLY", big, 1.2)), strength, dist),
        )
    )


@mat("flax")
def flax(t: NT, col: str = "#ddd3c3") -> None:
    """Plain weave of flax: threads that thicken and thin, lengthwise and across."""
    p = t.obj()
    warp = t.noise(t.mapping(p, scale=(620, 26, 26)), 1, 2, 0.6).outputs[0]
    weft = t.noise(t.mapping(p, scale=(22, 560, 22)), 1, 2, 0.6).outputs[0]
    h = t.math("MAXIMUM", warp, weft)
    b = srgb(col)
    c = t.mix(t.ramp(h, [(0.42, 0.0), (0.72, 1)]), [x * 0.74 for x in b], [min(1, x * 1.06) for x in b])
    t.out(t.bsdf(color=c, rough=0.9, spec=0.12, sheen=0.3, sheent=0.6, normal=t.bump(h, 0.55, 0.0012)))


@mat("hide")
def hide(t: NT, col: str = "#8a4f2a") -> None:
    p = t.obj()
    grain = t.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 320}, feature="SMOOTH_F1").outputs[0]
    worn = t.noise(p, 4, 5).outputs[0]
    c = t.mix(t.ramp(worn, [(0.3, 0), (0.75, 1)]), [x * 0.72 for x in srgb(col)], srgb(col))
    t.out(t.bsdf(color=c, rough=0.42, spec=0.4, normal=t.bump(grain, 0.3, 0.0012)))


@mat("sheer")
def sheer(t: NT, col: str = "#f7f4ee", opacity: float = 0.55, weave: float = 0.16) -> None:
    """`weave`: by how much its threads, which run level, are denser than what is between them; near by they would draw rings."""
    c = srgb(col)
    w = t.n("ShaderNodeTexWave", {"Vector": t.pos(), "Scale": 90, "Distortion": 0.5}, bands_direction="Z").outputs[
        "Fac"
    ]
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": c})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": c})
    m = t.n("ShaderNodeMixShader", {0: 0.6, 1: d.outputs[0], 2: tr.outputs[0]})
    t.out(
        t.n(
            "ShaderNodeMixShader",
            {
                0: t.math("ADD", opacity - weave / 2, t.math("MULTIPLY", w, weave)),
                1: t.n("ShaderNodeBsdfTransparent").outputs[0],
                2: m.outputs[0],
            },
        )
    )


@mat("drape")
def drape(t: NT, col: str = "#c9bda9") -> None:
    p = t.pos()
    n = t.noise(t.mapping(p, scale=(300, 300, 30)), 1, 3).outputs[0]
    c = t.mix(t.math("MULTIPLY", n, 0.3), srgb(col), [x * 0.8 for x in srgb(col)])
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": c})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": c})
    t.out(t.n("ShaderNodeMixShader", {0: 0.25, 1: d.outputs[0], 2: tr.outputs[0]}))


@mat("leaf")
def leaf(t: NT, col: str = "#4f6b3a", col2: str = "#6f8a4c", rough: float = 0.45) -> None:
    r = t.n("ShaderNodeObjectInfo").outputs["Random"]
    n = t.noise(t.pos(), 6, 2).outputs[0]
    c = t.mix(t.math("ADD", t.math("MULTIPLY", n, 0.6), t.math("MULTIPLY", r, 0.4)), srgb(col), srgb(col2))
    b = t.bsdf(color=c, rough=rough, spec=0.35)
    t.out(
        t.n(
            "ShaderNodeMixShader",
            {0: 0.3, 1: b.outputs[0], 2: t.n("ShaderNodeBsdfTranslucent", {"Color": c}).outputs[0]},
        )
    )


@mat("rug")
def rug(t: NT, col: str = "#cdc4b6", col2: str = "#b9ad9b") -> None:
    p = t.pos()
    n = t.noise(p, 420, 2).outputs[0]
    w = t.n(
        "ShaderNodeTexWave",
        {"Vector": p, "Scale": 38, "Distortion": 3, "Detail": 2, "Detail Scale": 4},
        bands_direction="Y",
    ).outputs["Fac"]
    b = t.noise(p, 1.2, 5, 0.6, 1).outputs[0]
    c = t.mix(t.ramp(b, [(0.35, 0), (0.65, 1)]), srgb(col), srgb(col2))
    c = t.mix(t.math("MULTIPLY", n, 0.5), c, [x * 0.62 for x in srgb(col2)])
    t.out(
        t.bsdf(
            color=c,
            rough=0.95,
            spec=0.05,
            sheen=0.3,
            normal=t.bump(t.math("ADD", n, t.math("MULTIPLY", w, 0.5)), 0.7, 0.004),
        )
    )


@mat("art")
def art(t: NT, seed: float = 0.0, pal: Sequence[str] = ("#e9e2d6", "#b99c74", "#39444d", "#8a5a3c")) -> None:
    p = t.mapping(t.obj(), loc=(seed * 7.3, seed * 3.1, seed))
    d = t.noise(p, 1.6, 3).outputs["Color"]
    q = t.vmath("ADD", p, t.vmath("MULTIPLY", d, (0.9, 0.9, 0.9)))
    n = t.noise(t.mapping(q, scale=(1, 1, 0.45)), 1.7, 2, 0.4, 0.6).outputs[0]
    c = t.ramp(
        n,
        [
            (0.36, srgb(pal[2])),
            (0.44, srgb(pal[1])),
            (0.5, srgb(pal[0])),
            (0.62, srgb(pal[0])),
            (0.66, srgb(pal[3])),
        ],
    )
    b = t.noise(t.obj(), 60, 6, 0.7).outputs[0]
    t.out(
        t.bsdf(color=t.mix(t.math("MULTIPLY", b, 0.25), c, (0.9, 0.86, 0.8)), rough=0.75, normal=t.bump(b, 0.4, 0.003))
    )


@mat("strata")
def strata(t: NT, seed: float = 0.0, pal: Sequence[str] = ("#e9e4d8", "#9fb0a8", "#2d474d", "#c59a68")) -> None:
    """Layers that lie on each other as hills do behind a river, in paint that was drawn along them.

    Of seeds below 8, from 8 and from 16 on they lie in orders of their own."""
    p = t.obj()
    x = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    paper, far, deep, warm = (srgb(c) for c in pal)
    colour = paper
    order = int(seed) // 8 % 3
    tones = ((far, warm, deep, far), (deep, far, paper, warm), (warm, paper, far, deep))[order]
    layers = ((0.14, 0.2), (0.02, 0.16), (-0.1, 0.14), (-0.24, 0.07), (-0.36, 0.05))
    for k, ((height, swing), tone) in enumerate(zip(layers, (*tones, paper))):
        height += 0.06 * order
        along = t.mapping(p, scale=(1.5 + 0.5 * k, 0, 0), loc=(seed * 3.7 + 9.1 * k, seed, k))
        crest = t.math("ADD", height - swing / 2, t.math("MULTIPLY", swing, t.noise(along, 1.4, 3, 0.45).outputs[0]))
        below = t.math("MULTIPLY", t.math("SUBTRACT", crest, x.outputs[2]), 260, True)
        drawn = t.noise(t.mapping(p, scale=(3, 1, 46), loc=(k, 0, seed)), 1, 4, 0.6).outputs[0]
        shade = t.mix(t.ramp(drawn, [(0.3, 0), (0.75, 1)]), [c * 0.82 for c in tone], [min(1, c * 1.16) for c in tone])
        colour = t.mix(below, colour, shade)
    b = t.noise(p, 90, 5, 0.7).outputs[0]
    t.out(t.bsdf(color=colour, rough=0.8, normal=t.bump(b, 0.35, 0.002)))
