"""What walls are finished with: paint and paper."""
from shader import NT, mat, srgb


@mat("paint")
def paint(t: NT, col: str = "#ece8e1", rough: float = 0.82) -> None:
    p = t.pos()
    n = t.noise(p, 55, 6, 0.6).outputs[0]
    c = t.mix(t.noise(p, 0.7, 2).outputs[0], [x * 0.97 for x in srgb(col)], srgb(col))
    t.out(t.bsdf(color=c, rough=rough, spec=0.25, normal=t.bump(n, 0.08, 0.002)))


@mat("wallpaper")
def wallpaper(t: NT, col: str = "#ece8e1") -> None:
    """Paper as homes have it: a weave embossed on vinyl, whose threads run upright, thick and thin.

    They are finer than a picture of a room shows: threads that it half shows look like smears."""
    p = t.pos()
    thread = t.noise(t.mapping(p, scale=(420, 420, 12)), 1, 3, 0.6).outputs[0]
    weft = t.noise(t.mapping(p, scale=(14, 14, 520)), 1, 2, 0.6).outputs[0]
    h = t.math("ADD", t.math("MULTIPLY", thread, 0.7), t.math("MULTIPLY", weft, 0.3))
    b = srgb(col)
    c = t.mix(t.ramp(h, [(0.36, 0), (0.64, 1)]), [x * 0.975 for x in b], [min(1, x * 1.01) for x in b])
    t.out(t.bsdf(color=c, rough=0.7, spec=0.3, normal=t.bump(h, 0.08, 0.001)))
