interface Allowance {
  readonly left: number;
  /** Milliseconds since 1970 when it was reckoned. */
  readonly at: number;
}

/** Addresses remembered at a time. */
const most = 10_000;

/** So many calls of an address at once, and so many an hour after that. */
export class AddressBudget {
  readonly #allowances = new Map<string, Allowance>();
  readonly #atOnce: number;
  readonly #perHour: number;

  constructor(atOnce: number, perHour: number) {
    this.#atOnce = atOnce;
    this.#perHour = perHour;
  }

  /** Whether the address has a call left; takes it. */
  take(address: string, now = Date.now()): boolean {
    const left = this.#left(address, now);
    if (left < 1) return false;
    // Reckoned anew, so that the map's order is the order of use.
    this.#allowances.delete(address);
    if (this.#allowances.size >= most) this.#makeRoom(now);
    this.#allowances.set(address, { left: left - 1, at: now });
    return true;
  }

  #left(address: string, now: number): number {
    const known = this.#allowances.get(address);
    if (!known) return this.#atOnce;
    const gained = (Math.max(0, now - known.at) / 3_600_000) * this.#perHour;
    return Math.min(this.#atOnce, known.left + gained);
  }

  /** The fuller half goes: a flood of new addresses gives nothing back to those that used theirs up. */
  #makeRoom(now: number): void {
    const entries = [...this.#allowances.keys()].sort((a, b) => this.#left(a, now) - this.#left(b, now));
    for (const address of entries.slice(entries.length >> 1)) this.#allowances.delete(address);
  }
}
