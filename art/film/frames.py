"""Draws the frames of one take as raw RGB on stdout: a picture or a drawing, seen by a camera that moves. The description comes as JSON on stdin.

frames.py WORK MARKS.json: all frames, and what the film's test looks at; frames.py WORK SHEET.png: one frame of each second, on one sheet. WORK is the
folder with depths."""
import json
import sys
from collections.abc import Iterator

import moves
import numpy as np
import warp
from moves import Data
from PIL import Image
from pictures import lying, taken
from relief import BLOCK, Relief

DRIFT = 0.0011  # of the clouds, shares of the width a second


class Take:
    """One shot, ready to be drawn."""

    def __init__(self, shot: Data, film: tuple[int, int], work: str) -> None:
        self.shot, self.film = shot, film
        self.scene: Relief = lying(shot) if "lying" in shot else taken(shot, work, film)
        width, height = film
        self.depths = np.zeros((2, height, width), np.float32)
        self.places = np.zeros((2, height, width, 3), np.float32)
        self.out = np.zeros((height, width, 3), np.uint8)
        self.seen = np.zeros(self.scene.front.shape, np.float32)

    def drape(self, corners: np.ndarray, whole: np.ndarray, layer: int, mark: float, where: moves.Pose, drift: float) -> None:
        moves.seen(self.scene, corners, where, self.film, drift, self.seen)
        warp.drape(self.seen, whole, self.depths[layer], self.places[layer], mark, 1)

    def frame(self, seconds: float) -> np.ndarray:
        """The film's bytes (height, width, 3) at a moment of the shot."""
        s = self.scene
        where, drift = moves.pose(self.shot, seconds / self.shot["span"]), DRIFT * seconds * self.shot.get("clouds", 0)
        self.depths[:] = 0
        self.drape(s.front, s.front_whole, 0, 1, where, drift)
        warp.drape(self.seen, s.front_flat, self.depths[0], self.places[0], 1, BLOCK)
        if s.back_whole.any():
            self.drape(s.ground, s.ground_whole, 1, 0, where, drift)
            self.drape(s.back, s.back_whole, 1, 1, where, drift)
        pictures = s.picture, s.back_picture, s.ground_picture, s.cover, s.water
        warp.develop(*pictures, self.depths[0], self.places[0], self.depths[1], self.places[1], seconds, s.around, warp.TONE, self.out)
        return self.out


def frames(take: Take, seconds: float, fps: int, every: int = 1) -> Iterator[np.ndarray]:
    """The take's frames (height, width, 3) as bytes, or every so many of them."""
    for n in range(0, round(seconds * fps), every):
        yield take.frame(n / fps)


def sheet(take: Take, seconds: float, fps: int, path: str) -> None:
    large = [Image.fromarray(f) for f in frames(take, seconds, fps, fps)]
    whole = Image.new("RGB", (1920, 540 * ((len(large) + 1) // 2)))
    for i, image in enumerate(large):
        whole.paste(image.resize((960, 540), Image.LANCZOS), (960 * (i % 2), 540 * (i // 2)))
    whole.save(path)


def main() -> None:
    (work, target), given = sys.argv[1:], json.load(sys.stdin)
    size, fps, shot = tuple(given["size"]), given["fps"], given["shot"]
    take = Take(shot, size, work)
    if target.endswith(".png"):
        sheet(take, shot["span"], fps, target)
        return
    with open(target, "w", encoding="utf-8") as f:
        json.dump(moves.marks(take.scene, shot, size), f)
    for frame in frames(take, shot["span"], fps):
        sys.stdout.buffer.write(frame.data)


if __name__ == "__main__":
    main()
