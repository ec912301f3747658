import type { Lead } from '@riverview/site/leadFields';
import type { LeadWork, WorkChange } from '@riverview/site/leadWork';
import { type Account, fetchAs } from '@riverview/site/staff';

/** A lead as the inbox shows it. */
export interface InboxLead extends Lead {
  readonly id: string;
  /** ISO 8601, as the times below. */
  readonly receivedAt: string;
  readonly deleteAfter: string;
  /** When the consents were given, by the endpoint's clock. Leads of earlier versions have none. */
  readonly consentedAt?: string;
  readonly handledAt: string | null;
  /** How the desk was told of it, where it is told by more than this list. */
  readonly notices?: readonly {
    readonly channel: 'webhook' | 'mail' | 'sms' | 'kakao';
    readonly status: 'pending' | 'sent' | 'dead';
  }[];
  /** When they come, where the desk offers times. */
  readonly visit?: {
    readonly slot: string;
    readonly status: 'booked' | 'waiting' | 'cancelled';
    readonly position: number | null;
    readonly arrivedAt: string | null;
  } | null;
  readonly sms: { readonly status: 'pending' | 'sent' | 'failed' } | null;
  readonly work: LeadWork;
  /** What else came from the same number, newest first. */
  readonly others: readonly (Pick<Lead, 'form' | 'message'> & {
    readonly id: string;
    readonly receivedAt: string;
    readonly work: LeadWork;
  })[];
}

/** What became of a change, and the work as it stands since; `null` where the lead is gone. */
export interface WorkAnswer {
  /** `changed-meanwhile`: somebody was faster, and nothing was written. `full`: the history takes no more. */
  readonly outcome: 'changed' | 'changed-meanwhile' | 'full' | 'gone';
  readonly work: LeadWork | null;
}

export interface InboxQuery {
  readonly text: string;
  readonly state: 'all' | 'open' | 'handled';
}

/** The administrator's calls to the endpoint, with one sign-in. */
export class InboxApi {
  readonly #endpoint: string;
  readonly #account: Pick<Account, 'token'>;

  constructor(endpoint: string, account: Pick<Account, 'token'>) {
    this.#endpoint = endpoint;
    this.#account = account;
  }

  async list(
    query: InboxQuery,
    cursor: string | null,
    signal?: AbortSignal,
  ): Promise<{ readonly leads: readonly InboxLead[]; readonly next: string | null }> {
    const answer = await this.#call(
      'GET',
      `?${parameters(query)}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
      undefined,
      signal,
    );
    return (await answer.json()) as { leads: InboxLead[]; next: string | null };
  }

  /** With something to be done today or before, the most urgent first. */
  async due(signal?: AbortSignal): Promise<readonly InboxLead[]> {
    const answer = await this.#call('GET', '/due', undefined, signal);
    return ((await answer.json()) as { leads: InboxLead[] }).leads;
  }

  /** Changes what was seen at a revision of it. */
  async change(id: string, change: WorkChange, revision: number): Promise<WorkAnswer> {
    const answer = await this.#ask('PATCH', `/${id}`, { ...change, revision });
    if (answer.status === 404) return { outcome: 'gone', work: null };
    if (answer.ok || answer.status === 409 || answer.status === 422) return (await answer.json()) as WorkAnswer;
    throw new Error(`The change was answered with ${answer.status}.`);
  }

  async remove(id: string): Promise<void> {
    await this.#call('DELETE', `/${id}`);
  }

  /** How many were past their day. */
  async removeExpired(): Promise<number> {
    return ((await (await this.#call('DELETE', '/expired')).json()) as { removed: number }).removed;
  }

  async exportCsv(query: InboxQuery): Promise<Blob> {
    return (await this.#call('GET', `/export?${parameters(query)}`)).blob();
  }

  #ask(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    return fetchAs(this.#account, `${this.#endpoint}${path}`, {
      method,
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  async #call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const answer = await this.#ask(method, path, body, signal);
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return answer;
  }
}

function parameters({ text, state }: InboxQuery): string {
  return new URLSearchParams({ query: text, state }).toString();
}
