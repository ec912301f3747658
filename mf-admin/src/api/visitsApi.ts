import { type Account, fetchAs } from '@riverview/site/staff';
import type { VisitSchedule } from '@riverview/site/visitSchedule';

/** Who comes, or wanted to. Times are ISO 8601, slots are `2026-12-05T10:00` of Seoul's clock. */
export interface Guest {
  /** Id of the lead. */
  readonly lead: string;
  readonly slot: string;
  readonly status: 'booked' | 'waiting' | 'cancelled';
  /** Place among those who wait, from 1. */
  readonly position: number | null;
  readonly arrivedAt: string | null;
  /** A text message did not go out: somebody is to call. */
  readonly untold: boolean;
  readonly name: string;
  readonly phone: string;
}

export interface Board {
  readonly day: string;
  readonly guests: readonly Guest[];
  readonly schedule: VisitSchedule | null;
}

/** What the desk does with a visit. */
export type VisitChange = { readonly arrived: boolean } | { readonly cancelled: true } | { readonly slot: string };

/** The slot that a visit was to be moved to took nobody: `full`, or `closed`. */
export class NotMoved extends Error {
  readonly outcome: string;

  constructor(outcome: string) {
    super(`The visit was not moved: ${outcome}.`);
    this.outcome = outcome;
  }
}

/** The desk's calls about visits, with one sign-in. Each rejects with `NotAllowed` for another role, and where nobody answers. */
export class VisitsApi {
  readonly #endpoint: string;
  readonly #account: Pick<Account, 'token'>;

  constructor(endpoint: string, account: Pick<Account, 'token'>) {
    this.#endpoint = `${endpoint}/visits`;
    this.#account = account;
  }

  /** Rejects once `signal` is aborted. */
  async board(day: string, signal: AbortSignal): Promise<Board> {
    const answer = await fetchAs(this.#account, `${this.#endpoint}?day=${day}`, { signal });
    if (!answer.ok) throw new Error(`The visits were answered with ${answer.status}.`);
    return (await answer.json()) as Board;
  }

  /** Rejects with {@link NotMoved} where the other slot takes nobody. */
  async change(lead: string, change: VisitChange): Promise<void> {
    const answer = await this.#patch(`/${lead}`, change);
    if (answer.status === 409) throw new NotMoved(((await answer.json()) as { outcome: string }).outcome);
    if (!answer.ok) throw new Error(`The visit was answered with ${answer.status}.`);
  }

  async keepSchedule(schedule: VisitSchedule): Promise<void> {
    const answer = await this.#patch('/schedule', schedule);
    if (!answer.ok) throw new Error(`The schedule was answered with ${answer.status}.`);
  }

  #patch(path: string, body: object): Promise<Response> {
    return fetchAs(this.#account, `${this.#endpoint}${path}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
