import { emailKey } from './emailKey';
import { FailureCounts } from './FailureCounts';

/**
 * Slows the guessing of passwords down: by account and address together, by address over all accounts, and by account over all addresses.
 * The last only delays the answer, so that an account under attack stays open to its owner, who comes from another address.
 */
export class SignInGuard {
  readonly #pairs = new FailureCounts({ free: 10, first: 1000, longest: 15 * 60_000 });
  readonly #addresses = new FailureCounts({ free: 40, first: 1000, longest: 15 * 60_000 });
  readonly #accounts = new FailureCounts({ free: 50, first: 100, longest: 2000 });

  /**
   * Counts an attempt, as a failure until it {@link succeed}s. `wait`: the milliseconds after which it may be made, where it must. Else `delay`: the milliseconds that its answer
   * is held back, and `rank`: how many failures speak against it.
   */
  begin(
    email: string,
    address: string,
    now = Date.now(),
  ): { readonly delay: number; readonly rank: number } | { readonly wait: number } {
    const account = emailKey(email);
    const wait = Math.max(this.#pairs.wait(pair(account, address), now), this.#addresses.wait(address, now));
    if (wait > 0) return { wait };
    const delay = this.#accounts.wait(account, now);
    const rank = this.#addresses.count(address) + this.#accounts.count(account);
    this.#pairs.add(pair(account, address), now);
    this.#addresses.add(address, now);
    this.#accounts.add(account, now);
    return { delay, rank };
  }

  /** The attempt was right. What the address did to other accounts stays counted. */
  succeed(email: string, address: string): void {
    const account = emailKey(email);
    this.#pairs.reset(pair(account, address));
    this.#accounts.reset(account);
    this.#addresses.forgive(address);
  }

  /** The attempt never came to be checked. */
  cancel(email: string, address: string): void {
    const account = emailKey(email);
    this.#pairs.forgive(pair(account, address));
    this.#accounts.forgive(account);
    this.#addresses.forgive(address);
  }
}

function pair(account: string, address: string): string {
  return `${account}\0${address}`;
}
