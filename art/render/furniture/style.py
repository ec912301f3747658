"""In what manner a home is furnished: `light` for the 84s, `calm` for 115, `warm` for the 142s, `deep` for the largest."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Style:
    """Colours are those of the goods, before any light; woods and stones are names of `materials`."""

    suite: Literal["round", "long"] = "round"  # how the seats are made
    wall: str = "#ebe6de"
    floor: str = "oak"
    wood: str = "walnut"
    door: str = "ash"  # veneer of the rooms' doors
    panels: str = "walnut"  # wood of the wall behind the sofa, where there is one
    padding: str = "#c3b7a4"  # cloth of padded walls
    closet: str = "#d9d0c2"  # frames of wardrobes' doors: a lacquer, or a wood
    stone: str = "beige"  # wall of the television
    top: str = "white"  # low tables
    sofa: str = "#cfc5b6"
    cushions: tuple[str, str, str] = ("#8a735a", "#e3dccf", "#6f6a5e")
    throw: str = "#a58d70"
    armchair: str = "#8d7a63"
    chair: str = "#b7a58c"
    rug: tuple[str, str] = ("#cdc4b6", "#b9ad9b")
    drape: str = "#b7a88f"
    picture: tuple[str, str, str, str] = ("#e9e2d6", "#b99c74", "#39444d", "#8a5a3c")
    motif: Literal["shapes", "strata"] = "shapes"  # what pictures show that say nothing else
    pendant: Literal["cone", "globe"] = "cone"
    wet: str = "#d6cab7"  # tiles of a bath's walls
    glaze: str = "#525d63"  # small tiles of a wall in a shower
    cabinet: str = "oak"  # wood below a basin
    towel: str = "#b39f86"


LIGHT = Style()
CALM = Style(
    wall="#ece8e0",
    padding="#b5b6aa",
    closet="#d3cec3",
    sofa="#c6c2b9",
    cushions=("#66756d", "#e2dccf", "#a47a58"),
    throw="#8a988f",
    armchair="#63736c",
    chair="#a3a295",
    rug=("#a8aba1", "#8f948a"),
    drape="#a8a799",
    picture=("#e9e4d8", "#9fb0a8", "#2d474d", "#c59a68"),
    motif="strata",
    pendant="globe",
    wet="#d2cec5",
    glaze="#526058",
    towel="#8a988f",
)
WARM = Style(
    suite="long",
    padding="#b39a7d",
    closet="walnut",
    floor="walnut",
    door="walnut",
    top="beige",
    sofa="#d6c9b5",
    cushions=("#7c4a37", "#b59a73", "#574336"),
    throw="#84563f",
    armchair="#7a4a2e",
    chair="#6a4630",
    rug=("#b4a795", "#9a8c79"),
    drape="#8c7054",
    picture=("#e6d6bb", "#b9793c", "#4a3527", "#9c4a2a"),
    pendant="globe",
    wet="#d4c2ab",
    glaze="#6b4d3d",
    cabinet="walnut",
    towel="#9a6a4c",
)
DEEP = Style(
    suite="long",
    wall="#cfc7bc",
    padding="#8f877b",
    closet="dark",
    floor="walnut",
    wood="dark",
    door="dark",
    panels="dark",
    stone="dark",
    top="dark",
    sofa="#4d5357",
    cushions=("#9a8358", "#c2bbaf", "#2f3a40"),
    throw="#b7a78c",
    armchair="#3d2a20",
    chair="#3f4346",
    rug=("#9a948b", "#827b71"),
    drape="#565350",
    picture=("#c8b58d", "#8e7440", "#1f262b", "#38505a"),
    pendant="globe",
    wet="#8d8880",
    cabinet="dark",
    towel="#c2bbaf",
)
OF = {"115": CALM, "142A": WARM, "142B": WARM, "182": DEEP}


def deck_of(style: Style) -> str:
    """Boards of a balcony: not of the rooms' own wood, so that one sees where they end."""
    return "oak" if style.floor == "walnut" else "sunlit walnut"


def style_of(unit: str) -> Style:
    return OF.get(unit, LIGHT)
