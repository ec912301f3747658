/** One wheel event, reduced to what tells gestures apart. */
export interface WheelTick {
  /** Milliseconds, from any fixed start. */
  readonly at: number;
  /** Signed distance, px. */
  readonly delta: number;
}

/** A pause this long ends a gesture, ms. Inertia sends an event every frame, and a busy page may miss a few. */
const pause = 250;
/** A frame, ms: how long the first tick of a gesture is taken to have lasted. */
const frameTime = 16;
/** A notched wheel sends the same distance again and again, at least this far, px. */
const notch = 50;
/** How many ticks a gesture is judged by, beside the one that preceded them. */
const memory = 3;

/**
 * Whether a tick is a new wish to move, or the inertia of the gesture before it. A trackpad goes on sending for a
 * second or more after the fingers have left, ever slower; a wheel with notches sends equal distances. Speed counts, not
 * distance: a busy browser adds up the events of several frames into one.
 * @param before The ticks before it, oldest first.
 */
export function startsGesture(before: readonly WheelTick[], tick: WheelTick): boolean {
  const last = before.at(-1);
  if (!last || tick.at - last.at > pause) return true;
  if (Math.sign(last.delta) !== Math.sign(tick.delta)) return true;
  const recent = before.slice(-memory);
  const distance = Math.abs(tick.delta);
  const notched =
    recent.length === memory && distance >= notch && recent.every(({ delta }) => Math.abs(delta) === distance);
  const speeds = recent.map((one, index) => speed(one, before[before.length - recent.length + index - 1]));
  const fastest = Math.max(...speeds);
  const now = speed(tick, last);
  return notched || (now > fastest * 1.5 && (now - fastest) * frameTime >= 10);
}

/** Distance per millisecond. */
function speed(tick: WheelTick, previous: WheelTick | undefined): number {
  const since = previous ? tick.at - previous.at : frameTime;
  return Math.abs(tick.delta) / Math.min(Math.max(since, frameTime / 2), pause);
}

/** The ticks to remember after this one. */
export function remember(before: readonly WheelTick[], tick: WheelTick): readonly WheelTick[] {
  return [...before, tick].slice(-memory - 1);
}
