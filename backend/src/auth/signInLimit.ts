/** Wrong passwords for one address within a window, after which Firebase, too, asks to wait. */
const mostFailures = 20;
const windowMilliseconds = 5 * 60_000;

/** Slows down the guessing of passwords. */
export class SignInLimit {
  readonly #failures = new Map<string, { count: number; since: number }>();

  isReached(email: string, now = Date.now()): boolean {
    const failures = this.#failures.get(email);
    if (failures && now - failures.since > windowMilliseconds) this.#failures.delete(email);
    return (this.#failures.get(email)?.count ?? 0) >= mostFailures;
  }

  addFailure(email: string, now = Date.now()): void {
    if (this.#failures.size > 1000) this.#failures.clear();
    const { count, since } = this.#failures.get(email) ?? { count: 0, since: now };
    this.#failures.set(email, { count: count + 1, since });
  }

  reset(email: string): void {
    this.#failures.delete(email);
  }
}
