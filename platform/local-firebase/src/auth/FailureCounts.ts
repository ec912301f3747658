interface Failures {
  readonly count: number;
  /** When the last one was, in milliseconds, as below. */
  readonly at: number;
}

interface FailureLimits {
  /** Failures that cost nothing: people mistype. */
  readonly free: number;
  /** The wait after the next one; it doubles with each. */
  readonly first: number;
  readonly longest: number;
  /** Keys remembered at a time. */
  readonly most?: number;
}

/** Milliseconds without a failure after which all are forgotten. */
const memory = 60 * 60_000;

/**
 * Counts failures by key and tells how long to wait after the last one. Nobody is locked out for good. Its memory is bounded; where it
 * is full, those with the fewest failures go first, so that a flood of new keys clears nothing that matters.
 */
export class FailureCounts {
  readonly #failures = new Map<string, Failures>();
  readonly #limits: Required<FailureLimits>;

  constructor(limits: FailureLimits) {
    this.#limits = { most: 10_000, ...limits };
  }

  /** Milliseconds that are still to wait. */
  wait(key: string, now: number): number {
    const failures = this.#failures.get(key);
    if (!failures || now - failures.at > memory) return 0;
    const { free, first, longest } = this.#limits;
    const beyond = failures.count - free;
    // A clock that was turned back does not prolong a wait.
    return beyond < 0 ? 0 : Math.min(longest, Math.max(0, failures.at + Math.min(longest, first * 2 ** beyond) - now));
  }

  /** How many there were lately. */
  count(key: string): number {
    return this.#failures.get(key)?.count ?? 0;
  }

  add(key: string, now: number): void {
    const known = this.#failures.get(key);
    const count = known && now - known.at <= memory ? known.count + 1 : 1;
    if (!known && this.#failures.size >= this.#limits.most) this.#makeRoom(now);
    this.#failures.set(key, { count, at: now });
  }

  /** Takes one failure back. */
  forgive(key: string): void {
    const known = this.#failures.get(key);
    if (!known) return;
    if (known.count > 1) this.#failures.set(key, { ...known, count: known.count - 1 });
    else this.#failures.delete(key);
  }

  reset(key: string): void {
    this.#failures.delete(key);
  }

  /** Half goes at once, so that a flood does not sort the table for every request. */
  #makeRoom(now: number): void {
    const isOld = ({ at }: Failures) => (now - at > memory ? 1 : 0);
    const worst = ([, a]: [string, Failures], [, b]: [string, Failures]) =>
      isOld(a) - isOld(b) || b.count - a.count || b.at - a.at;
    const entries = [...this.#failures].sort(worst);
    for (const [key] of entries.slice(entries.length >> 1)) this.#failures.delete(key);
  }
}
