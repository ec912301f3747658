/** One wheel event, reduced to what tells gestures apart. */
export interface WheelTick {
  /** Milliseconds, from any fixed start. */
  readonly at: number;
  /** Signed distance, px. */
  readonly delta: number;
}

/** A pause this long ends a gesture, ms. Inertia sends an event every frame. */
const PAUSE = 150;
/** A notched wheel sends the same distance again and again, at least this far, px. */
const NOTCH = 50;
/** How many ticks a gesture is judged by. */
const MEMORY = 3;

/**
 * Whether a tick is a new wish to move, or the inertia of the gesture before it. A trackpad goes on sending for a
 * second or more after the fingers have left, ever slower; a wheel with notches sends equal distances.
 * @param before The ticks before it, oldest first.
 */
export function startsGesture(before: readonly WheelTick[], tick: WheelTick): boolean {
  const last = before.at(-1);
  if (!last || tick.at - last.at > PAUSE) return true;
  if (Math.sign(last.delta) !== Math.sign(tick.delta)) return true;
  const speed = Math.abs(tick.delta);
  const recent = before.slice(-MEMORY).map(({ delta }) => Math.abs(delta));
  const notched = recent.length === MEMORY && speed >= NOTCH && recent.every((one) => one === speed);
  const fastest = Math.max(...recent);
  const pushedAgain = speed > fastest * 1.5 && speed - fastest >= 10;
  return notched || pushedAgain;
}

/** The ticks to remember after this one. */
export function remember(before: readonly WheelTick[], tick: WheelTick): readonly WheelTick[] {
  return [...before, tick].slice(-MEMORY);
}
