import { randomBytes } from 'node:crypto';

/** Steps that wait for their second half, each under a key that nobody guesses. They are of this process: after a restart one begins anew. */
export class Pending<T> {
  readonly #steps = new Map<string, { readonly value: T; readonly until: number }>();
  readonly #lifetime: number;
  readonly #most = 1000;

  /** `lifetime` in milliseconds. */
  constructor(lifetime: number) {
    this.#lifetime = lifetime;
  }

  /** Keeps a step and returns its key. The oldest goes where there are too many. `now` in milliseconds, as below. */
  keep(value: T, now = Date.now()): string {
    const key = randomBytes(32).toString('base64url');
    this.#steps.set(key, { value, until: now + this.#lifetime });
    for (const [old, { until }] of this.#steps) {
      if (until > now && this.#steps.size <= this.#most) break;
      this.#steps.delete(old);
    }
    return key;
  }

  /** The step, `null` where there is none, or its time is over. */
  of(key: string, now = Date.now()): T | null {
    const step = this.#steps.get(key);
    return step && step.until > now ? step.value : null;
  }

  end(key: string): void {
    this.#steps.delete(key);
  }
}
