"""Terrazzo: chips of stone in many sizes and colours, cast in a pale ground between thin strips of brass."""
from kinds import Vec
from place_floor import cells, joints
from shader import NT, mat, srgb

# how many chips there are to a metre, what share of them is left in, and their colour; the large ones first
CHIPS = (
    (18, 0.2, "#8d6f52"),
    (21, 0.16, "#5b534b"),
    (24, 0.22, "#efe8dc"),
    (33, 0.2, "#a9623f"),
    (40, 0.24, "#7d8077"),
    (58, 0.26, "#4a3e34"),
    (66, 0.3, "#d9b98a"),
)


@mat("terrazzo")
def terrazzo(t: NT, ground: str = "#b9ac99", size: Vec = (2.2, 2.0)) -> None:
    """A floor poured in fields of `size` metres and polished; chips are broken, not round."""
    p = t.pos()
    _, _, along, across = cells(t, p, size, False)
    big = t.noise(p, 0.9, 3).outputs[0]
    c = t.mix(big, [x * 0.9 for x in srgb(ground)], [x * 1.08 for x in srgb(ground)])
    for k, (scale, share, tone) in enumerate(reversed(CHIPS)):
        at = t.mapping(p, loc=(3.7 * k, 1.9 * k, 0.6 * k), rot=(0, 0, 0.7 * k))
        chip = t.n("ShaderNodeTexVoronoi", {"Vector": at, "Scale": scale}, distance="MANHATTAN")
        drawn = t.n("ShaderNodeSeparateXYZ", {"Vector": chip.outputs["Color"]})
        here = t.math("LESS_THAN", drawn.outputs[0], share)
        grown = t.math("ADD", 0.2, t.math("MULTIPLY", drawn.outputs[1], 0.22))
        inside = t.math("LESS_THAN", chip.outputs["Distance"], grown)
        c = t.mix(t.math("MULTIPLY", t.math("MULTIPLY", here, inside), 0.82), c, srgb(tone))
    c = t.mix(t.math("MULTIPLY", joints(t, along, across, 0.012), 0.9), c, srgb("#8f6d3c"))
    t.out(t.bsdf(color=c, rough=t.math("ADD", 0.13, t.math("MULTIPLY", big, 0.08)), spec=0.45, coat=0.1, coatr=0.1))
