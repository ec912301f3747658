"""Procedural materials of what is laid and hung: cloth, rugs, leaves, pictures."""
import math
from collections.abc import Sequence

from cloth import CUT, FIELD
from kinds import Signal, Vec
from shader import NT, mat, srgb


def threads(t: NT, p: Signal, warp: Vec, weft: Vec) -> Signal:
    """Height of cloth whose threads thicken and thin, lengthwise and across: each by how often it does so a metre, along every axis."""
    a, b = (t.noise(t.mapping(p, scale=scale), 1, 2, 0.6).outputs[0] for scale in (warp, weft))
    return t.math("MAXIMUM", a, b)


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
        # bands that follow an axis would draw contour lines on every cushion
        h = threads(t, p, (420 * scale, 34, 34), (30, 390 * scale, 390 * scale))
        dist = 0.0012
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


def woven(t: NT, p: Signal, pitch: float) -> Signal:
    """Height of a plain weave, 0 to 1: threads `pitch` metres apart that go over and under each other by turns."""
    x = t.n("ShaderNodeSeparateXYZ", {"Vector": p})
    unrest = t.math("MULTIPLY", t.noise(p, 40, 2).outputs[0], 5.0)  # no loom holds every thread straight
    s, c = (t.math("SINE", t.math("ADD", t.math("MULTIPLY", x.outputs[k], math.pi / pitch), unrest)) for k in (0, 1))
    over = t.math("ADD", t.math("MULTIPLY", t.math("MULTIPLY", s, c), 6), 0.5, True)
    return t.mix(over, t.math("ABSOLUTE", c), t.math("ABSOLUTE", s))


@mat("flax")
def flax(t: NT, col: str = "#ddd3c3", pitch: float = 0.0) -> None:
    """Plain weave of flax: threads that thicken and thin, lengthwise and across. Seen close its threads show, `pitch` metres apart."""
    p = t.obj()
    h = threads(t, p, (620, 26, 26), (22, 560, 22))
    if pitch:
        h = t.math("ADD", t.math("MULTIPLY", woven(t, p, pitch), 0.5), t.math("MULTIPLY", h, 0.8))
    b = srgb(col)
    low, high = (0.4, 0.98) if pitch else (0.42, 0.72)
    c = t.mix(t.ramp(h, [(low, 0.0), (high, 1)]), [x * 0.74 for x in b], [min(1, x * 1.06) for x in b])
    t.out(t.bsdf(color=c, rough=0.9, spec=0.12, sheen=0.3, sheent=0.6, normal=t.bump(h, 0.55, 0.001 if pitch else 0.0012)))


@mat("linen")
def linen(t: NT, col: str = "#efeae2") -> None:
    """Washed linen: a plain weave finer than flax, and creases that no iron took out."""
    p = t.obj()
    weave = threads(t, p, (900, 60, 60), (60, 900, 60))
    bent = t.vmath("ADD", p, t.vmath("MULTIPLY", t.noise(p, 5, 2).outputs["Color"], (0.12, 0.12, 0.12)))
    crease = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(t.mapping(bent, scale=(1, 0.62, 1)), 9, 3, 0.55).outputs[0], 0.5))
    b = srgb(col)
    c = t.mix(t.ramp(weave, [(0.42, 0.0), (0.74, 1)]), [x * 0.84 for x in b], [min(1, x * 1.03) for x in b])
    folds = t.bump(t.math("MULTIPLY", crease, -1), 0.28, 0.028)
    t.out(t.bsdf(color=c, rough=0.92, spec=0.1, sheen=0.3, sheent=0.6, normal=t.bump(weave, 0.35, 0.0008, folds)))


@mat("quilt")
def quilt(t: NT, col: str = "#efeae2") -> None:
    """Cotton of a filled cover, stitched through along the seams of its cut, where it puckers. Its fullness is the cloth's own (`cloth.fill`)."""
    cut = t.n("ShaderNodeAttribute", attribute_name=CUT).outputs["Vector"]
    at = t.n("ShaderNodeSeparateXYZ", {"Vector": cut})

    def near(axis: int) -> Signal:
        """1 on a seam, 0 from 2 cm beside it."""
        part = t.math("FRACT", t.math("ADD", t.math("DIVIDE", at.outputs[axis], FIELD), 100))
        aside = t.math("ABSOLUTE", t.math("SUBTRACT", t.math("MULTIPLY", part, 2), 1))
        return t.ramp(aside, [(1 - 0.04 / FIELD, 0), (1, 1)])

    seam = t.math("MAXIMUM", near(0), near(1))
    pucker = t.math("MULTIPLY", t.math("SUBTRACT", t.noise(cut, 38, 3, 0.6).outputs[0], 0.5), t.math("ADD", 0.3, seam))
    bent = t.vmath("ADD", cut, t.vmath("MULTIPLY", t.noise(cut, 6, 2).outputs["Color"], (0.1, 0.1, 0.1)))
    crease = t.math("ABSOLUTE", t.math("SUBTRACT", t.noise(bent, 8, 3, 0.55).outputs[0], 0.5))
    weave = threads(t, cut, (900, 60, 60), (60, 900, 60))
    b = srgb(col)
    c = t.mix(seam, [min(1, x * 1.02) for x in b], [x * 0.94 for x in b])
    body = t.bump(t.math("SUBTRACT", pucker, t.math("MULTIPLY", crease, 0.9)), 0.34, 0.02)
    t.out(t.bsdf(color=c, rough=0.9, spec=0.12, sheen=0.25, sheent=0.6, normal=t.bump(weave, 0.3, 0.0008, body)))


@mat("hide")
def hide(t: NT, col: str = "#8a4f2a") -> None:
    p = t.obj()
    grain = t.n("ShaderNodeTexVoronoi", {"Vector": p, "Scale": 620}, feature="SMOOTH_F1").outputs[0]
    worn = t.noise(p, 4, 5).outputs[0]
    c = t.mix(t.ramp(worn, [(0.3, 0), (0.75, 1)]), [x * 0.72 for x in srgb(col)], srgb(col))
    t.out(t.bsdf(color=c, rough=t.math("ADD", 0.42, t.math("MULTIPLY", worn, 0.16)), spec=0.36, normal=t.bump(grain, 0.35, 0.0006)))


@mat("sheer")
def sheer(t: NT, col: str = "#f7f4ee") -> None:
    """A thin weave: a ray that meets it aslant meets more thread, so its pleats draw themselves."""
    square_on, edge_on = 0.44, 0.74  # how much it hides
    c = srgb(col)
    facing = t.n("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    thread = t.noise(t.mapping(t.pos(), scale=(700, 700, 240)), 1, 2, 0.6).outputs[0]
    aslant = t.math("POWER", facing, 1.9)
    shut = t.math("ADD", square_on, t.math("MULTIPLY", aslant, edge_on - square_on))
    d = t.n("ShaderNodeBsdfDiffuse", {"Color": c})
    tr = t.n("ShaderNodeBsdfTranslucent", {"Color": c})
    m = t.n("ShaderNodeMixShader", {0: 0.5, 1: d.outputs[0], 2: tr.outputs[0]})
    t.out(
        t.n(
            "ShaderNodeMixShader",
            {
                0: t.math("ADD", shut, t.math("MULTIPLY", t.math("SUBTRACT", thread, 0.5), 0.16), True),
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
    b = t.bsdf(color=c, rough=rough, spec=0.28)
    t.out(
        t.n(
            "ShaderNodeMixShader",
            {0: 0.3, 1: b.outputs[0], 2: t.n("ShaderNodeBsdfTranslucent", {"Color": c}).outputs[0]},
        )
    )


@mat("rug")
def rug(t: NT, col: str = "#cdc4b6", col2: str = "#b9ad9b") -> None:
    """Wool on a hand loom: rows a finger's breadth wide along x, each of a yarn of its own, in which lighter and darker fibres are spun together."""
    p = t.pos()
    row = t.math("FLOOR", t.math("DIVIDE", t.n("ShaderNodeSeparateXYZ", {"Vector": p}).outputs[1], 0.011))
    yarn = t.n("ShaderNodeTexWhiteNoise", {"W": row}, noise_dimensions="1D").outputs[0]
    q = t.vmath("ADD", p, t.n("ShaderNodeCombineXYZ", {"X": t.math("MULTIPLY", yarn, 17), "Z": row}).outputs[0])
    spun = t.noise(t.mapping(q, scale=(20, 95, 1)), 1, 4, 0.62).outputs[0]
    n = t.noise(p, 420, 2).outputs[0]
    loops = threads(t, p, (150, 60, 60), (50, 170, 170))
    b = t.noise(p, 1.2, 5, 0.6, 1).outputs[0]
    c = t.mix(t.math("ADD", t.math("MULTIPLY", t.ramp(b, [(0.35, 0), (0.65, 1)]), 0.3), t.math("MULTIPLY", t.ramp(spun, [(0.34, 0), (0.66, 1)]), 0.6)), srgb(col), srgb(col2))
    c = t.mix(1, c, t.ramp(yarn, [(0, 0.9), (1, 1.05)]), "MULTIPLY")
    c = t.mix(t.math("MULTIPLY", n, 0.3), c, [x * 0.72 for x in srgb(col2)])
    t.out(
        t.bsdf(
            color=c,
            rough=0.95,
            spec=0.05,
            sheen=0.3,
            normal=t.bump(t.math("ADD", n, loops), 0.35, 0.0015),
        )
    )


@mat("art")
def art(t: NT, seed: float = 0.0, pal: Sequence[str] = ("#e9e2d6", "#b99c74", "#39444d", "#8a5a3c")) -> None:
    """Shapes cut as with scissors and laid over each other, each in paint drawn its own way; the first colour is the ground."""
    p = t.obj()
    colour = [c * 0.97 for c in srgb(pal[0])]
    grain = t.noise(p, 240, 3, 0.6).outputs[0]
    height = t.math("MULTIPLY", grain, 0.4)
    for k, (tone, least, stretch, drawn) in enumerate(
        (
            (pal[1], 0.5, (0.8, 1, 1.25), (2, 1, 60)),
            (pal[3], 0.565, (1.5, 1, 0.7), (60, 1, 2)),
            (pal[2], 0.545, (1, 1, 1), (26, 1, 26)),
        )
    ):
        at = t.mapping(p, scale=stretch, loc=(seed * 7.3 + 3.9 * k, 0.4 * k, seed * 3.1 + 1.7 * k))
        field = t.noise(at, 1.5, 0).outputs[0]  # of one octave: a second would strew islands beside the shapes
        brush = t.noise(t.mapping(p, scale=drawn, loc=(k, 0, seed)), 1, 4, 0.6).outputs[0]
        # where paint runs out the brush shows: the edge wavers by what it was drawn with
        inside = t.math("MULTIPLY", t.math("SUBTRACT", t.math("ADD", field, t.math("MULTIPLY", brush, 0.006)), least + 0.003), 240, True)
        b = srgb(tone)
        paint = t.mix(t.ramp(brush, [(0.3, 0), (0.75, 1)]), [c * 0.8 for c in b], [min(1, c * 1.14) for c in b])
        colour = t.mix(inside, colour, paint)
        height = t.math("ADD", height, t.math("MULTIPLY", inside, t.math("ADD", 0.5, brush)))
    t.out(t.bsdf(color=colour, rough=0.78, spec=0.2, normal=t.bump(height, 0.4, 0.0012)))


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
