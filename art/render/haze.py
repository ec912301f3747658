"""Air between a window and what is seen from it, for a view that was rendered in clearer air."""
from kinds import Signal
from shader import NT

EYE = 62  # from where the view was seen, metres above the ground
HILLS = 6000  # how far they are, metres
ABOVE = 0.1  # how high air is hazy, as the rise of a direction
TINT = (0.44, 0.47, 0.48)  # of the air of an afternoon


def hazed(t: NT, seen: Signal, metres: float) -> Signal:
    """What is seen through air that hides two thirds of what is so many metres away."""
    direction = t.n("ShaderNodeTexCoord").outputs["Generated"]
    return t.mix(hidden(t, t.n("ShaderNodeSeparateXYZ", {"Vector": direction}).outputs[2], metres), seen, TINT)


def hidden(t: NT, rise: Signal, metres: float) -> Signal:
    """How much, from 0 to 1, air hides of what lies on the ground in a direction that rises by `rise`, which is its sine: what stands
    above the horizon is as far as the hills, and the sky over them is clear."""
    down = t.math("MAXIMUM", t.math("MULTIPLY", rise, -1), EYE / HILLS)
    through = t.math("EXPONENT", t.math("DIVIDE", -EYE / metres, down))
    low = t.math("SUBTRACT", 1, t.math("DIVIDE", rise, ABOVE), True)
    return t.math("MULTIPLY", t.math("SUBTRACT", 1, through), low)
