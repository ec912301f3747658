/** Timing of a {@link Recomposer}, ms. */
export interface RecomposerTiming {
  /** So long nobody asks before it begins: a burst of changes is one composition. */
  readonly quiet: number;
  /** So long it waits for quiet at most. */
  readonly longest: number;
  /** Pause after a first failure, doubled up to `longestPause`. */
  readonly firstPause: number;
  readonly longestPause: number;
}

export const recomposerTiming: RecomposerTiming = {
  quiet: 300,
  longest: 1_000,
  firstPause: 1_000,
  longestPause: 60_000,
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Composes when it is asked to, once for all who ask within a moment; one composition at a time. */
export class Recomposer {
  readonly #compose: () => Promise<void>;
  readonly #timing: RecomposerTiming;
  /** The composition that has not begun, which whoever asks now shares. */
  #next: Promise<void> | null = null;
  #lastAsked = 0;
  /** Ends when the one that is under way does, however it ends. */
  #current: Promise<unknown> = Promise.resolve();

  /** @param compose brings the site to the state of its data */
  constructor(compose: () => Promise<void>, timing: RecomposerTiming = recomposerTiming) {
    this.#compose = compose;
    this.#timing = timing;
  }

  /** Resolves once a composition that began after this call is done. Rejects where it fails; nobody tries again then. */
  ask(): Promise<void> {
    this.#lastAsked = Date.now();
    this.#next ??= this.#begin(this.#lastAsked);
    return this.#next;
  }

  /** Asks until it succeeds. `report` hears of each failure. */
  async insist(report: (error: unknown) => void): Promise<void> {
    for (let { firstPause: pause } = this.#timing; ; pause = Math.min(pause * 2, this.#timing.longestPause)) {
      try {
        return await this.ask();
      } catch (error) {
        report(error);
        await wait(pause);
      }
    }
  }

  async #begin(first: number): Promise<void> {
    const { quiet, longest } = this.#timing;
    await this.#current;
    for (let left = quiet; left > 0; left = Math.min(this.#lastAsked + quiet, first + longest) - Date.now()) {
      await wait(left);
    }
    this.#next = null;
    const composed = this.#compose();
    this.#current = composed.catch(() => {});
    return composed;
  }
}
