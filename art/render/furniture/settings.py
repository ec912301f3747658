"""What a picture asks of all furniture."""

cut = 9.0  # height at which the home is sawn off, metres
lamps = set()  # which lamps really give light: "lamps", "undercab"
