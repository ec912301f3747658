import { availableParallelism } from 'node:os';

interface QueueLimits {
  /** Hashes at a time. Default: all processors but the one that the event loop needs, at most four. */
  readonly atOnce?: number;
  /** Waiting ones of one address, so that nobody's guesses stand in everybody's way. */
  readonly perAddress?: number;
  readonly inAll?: number;
}

/** Lets the slow hashing of passwords run a few at a time, in turn. */
export class HashQueue {
  readonly #limits: Required<QueueLimits>;
  /** Those who come next stand first. */
  readonly #waiting: { readonly rank: number; readonly go: () => void }[] = [];
  readonly #byAddress = new Map<string, number>();
  #running = 0;

  constructor(limits: QueueLimits = {}) {
    const atOnce = Math.min(4, Math.max(1, availableParallelism() - 1));
    this.#limits = { atOnce, perAddress: 4, inAll: 128, ...limits };
  }

  /**
   * What `work` resolves to once it had its turn, or `null` at once where too many wait already. A lower `rank` comes first: whoever
   * never mistyped does not stand behind those who guess.
   */
  async run<T>(address: string, rank: number, work: () => Promise<T>): Promise<T | null> {
    const ofAddress = this.#byAddress.get(address) ?? 0;
    if (ofAddress >= this.#limits.perAddress || this.#waiting.length >= this.#limits.inAll) return null;
    this.#byAddress.set(address, ofAddress + 1);
    try {
      if (this.#running >= this.#limits.atOnce) await new Promise<void>((go) => this.#enqueue(rank, go));
      else this.#running++;
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next.go();
      else this.#running--;
      this.#leave(address);
    }
  }

  #enqueue(rank: number, go: () => void): void {
    const place = this.#waiting.findIndex((other) => other.rank > rank);
    this.#waiting.splice(place < 0 ? this.#waiting.length : place, 0, { rank, go });
  }

  #leave(address: string): void {
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
