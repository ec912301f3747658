"""Composes what is heard below a film: long chords that breathe, a few plucked notes, and the river.  sound.py FILE.wav SECONDS NOTE RIVER"""
import sys
import wave

import numpy as np

RATE = 48000
# Steps above the lowest note, in semitones: four chords that lead back to the first
CHORDS = ((0, 7, 12, 16, 19), (-3, 4, 9, 12, 16), (-7, 5, 9, 12, 17), (-5, 2, 7, 14, 17))
BAR = 4.0  # seconds a chord stands
SCALE = (12, 14, 16, 19, 21, 24)  # of the plucked notes


def pitch(note: float, steps: float) -> float:
    return note * 2 ** (steps / 12)


def swell(t: np.ndarray, begin: float, length: float) -> np.ndarray:
    """Rises and falls softly around a bar, beyond both its ends."""
    x = np.clip((t - begin + 1.2) / (length + 2.4), 0, 1)
    return np.sin(np.pi * x) ** 2


def chord(t: np.ndarray, note: float, steps: tuple[int, ...], begin: float) -> np.ndarray:
    """(2, n): each voice a little off its neighbour, left and right."""
    out = np.zeros((2, t.size))
    for i, step in enumerate(steps):
        f = pitch(note, step)
        for side, off in enumerate((-0.6, 0.6)):
            phase = 2 * np.pi * (f + off * 0.35) * t + i * 1.7 + side
            out[side] += (np.sin(phase) + 0.28 * np.sin(2 * phase) + 0.08 * np.sin(3 * phase)) / (1.6 + 0.5 * i)
    return out * swell(t, begin, BAR)


def pluck(t: np.ndarray, f: float, begin: float, pan: float) -> np.ndarray:
    """(2, n): a struck note that dies away."""
    age = np.clip(t - begin, 0, None)
    ring = np.where(t >= begin, np.exp(-age * 1.5) * (1 - np.exp(-age * 160)), 0)
    tone = np.sin(2 * np.pi * f * age) + 0.35 * np.exp(-age * 3) * np.sin(4 * np.pi * f * age)
    return np.stack([(1 - pan) * ring * tone, pan * ring * tone])


def river(n: int, dice: np.random.Generator) -> np.ndarray:
    """(2, n): noise without its highs and lows, that comes and goes."""
    shape = np.fft.rfftfreq(n, 1 / RATE)
    weight = (shape / 180) ** 1.2 / (1 + (shape / 420) ** 2.4)
    sides = [np.fft.irfft(np.fft.rfft(dice.standard_normal(n)) * weight, n) for _ in range(2)]
    both = np.stack(sides)
    slow = 0.75 + 0.25 * np.sin(2 * np.pi * np.arange(n) / RATE / 5.3)
    return both / np.abs(both).max() * slow


def compose(seconds: float, note: float, water: float) -> np.ndarray:
    """The whole piece (n, 2), -1 to 1; the same for the same wishes."""
    dice = np.random.default_rng(20)
    n = round(seconds * RATE)
    t = np.arange(n) / RATE
    music = sum(chord(t, note, CHORDS[k % len(CHORDS)], k * BAR) for k in range(int(seconds / BAR) + 1))
    music = music / np.abs(music).max()
    for at in np.arange(1.5, seconds - 2.5, 1.0):
        if dice.random() < 0.62:
            f = pitch(note, SCALE[dice.integers(len(SCALE))] + 12)
            music = music + 0.16 * pluck(t, f, at + dice.uniform(-0.04, 0.04), dice.uniform(0.25, 0.75))
    heard = 0.8 * music + 0.5 * water * river(n, dice)
    ends = np.clip(t / 1.5, 0, 1) * np.clip((seconds - t) / 2.5, 0, 1)
    return (heard / np.abs(heard).max() * ends * 0.5).T


def main() -> None:
    path, seconds, note, water = sys.argv[1], *(float(a) for a in sys.argv[2:5])
    sound = (compose(seconds, note, water) * 32767).astype("<i2")
    with wave.open(path, "wb") as f:
        f.setnchannels(2)
        f.setsampwidth(2)
        f.setframerate(RATE)
        f.writeframes(sound.tobytes())


if __name__ == "__main__":
    main()
