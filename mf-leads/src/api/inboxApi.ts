import type { Lead, LeadForm } from '@riverview/site/leadFields';
import type { LeadFilter, LeadSource } from '@riverview/site/leadFilter';
import type {
  Correctable,
  CorrectionReason,
  DeletionReason,
  LeadStatus,
  LeadWork,
  WorkChange,
} from '@riverview/site/leadWork';
import { type Account, fetchAs } from '@riverview/site/staff';
import type { ImportRow, RowProblem } from '../pages/inbox/exchange/importRows';

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
  readonly only: LeadFilter;
}

/** A correction that was asked for: the fields as they are to be, and why. */
export type Correction = Readonly<Partial<Record<Correctable, string>>> & { readonly why: CorrectionReason };

/** What became of it; `refused` names what is wrong. */
export interface CorrectionAnswer {
  readonly outcome: WorkAnswer['outcome'] | 'refused';
  readonly work?: LeadWork | null;
  /** The fields as they are now, where they changed. */
  readonly lead?: Partial<Lead>;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

/** What a row of a file changes. */
export interface ImportChange {
  readonly line: number;
  readonly id: string;
  readonly name: string;
  readonly before: Pick<LeadWork, 'status' | 'next'>;
  readonly after: Pick<LeadWork, 'status' | 'next'>;
  readonly note: string | null;
}

/** How many leads are alike. */
export interface FigureRow {
  readonly day: string;
  readonly form: LeadForm;
  readonly source: LeadSource;
  readonly page: string | null;
  readonly arrival: string | null;
  readonly status: LeadStatus;
  readonly count: number;
}

export interface Figures {
  readonly from: string;
  readonly until: string;
  readonly rows: readonly FigureRow[];
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

  async correct(id: string, correction: Correction, revision: number): Promise<CorrectionAnswer> {
    const answer = await this.#ask('PATCH', `/${id}/data`, { ...correction, revision });
    if (answer.status === 404) return { outcome: 'gone' };
    if (answer.ok || answer.status === 409 || answer.status === 422) return (await answer.json()) as CorrectionAnswer;
    throw new Error(`The correction was answered with ${answer.status}.`);
  }

  async remove(id: string, why: DeletionReason): Promise<void> {
    await this.#call('DELETE', `/${id}?why=${why}`);
  }

  /** What rows of a file would change; with `apply` all of them are written, or none. */
  async bring(
    rows: readonly ImportRow[],
    apply: boolean,
  ): Promise<{
    readonly applied: boolean;
    readonly changes: readonly ImportChange[];
    readonly problems: readonly RowProblem[];
  }> {
    const answer = await this.#ask('POST', '/import', { rows, apply });
    if (!answer.ok && answer.status !== 409) throw new Error(`The file was answered with ${answer.status}.`);
    return answer.json();
  }

  /** How many came in the last thirty days. */
  async figures(signal: AbortSignal): Promise<Figures> {
    return (await this.#call('GET', '/figures?days=30', undefined, signal)).json();
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

function parameters({ text, state, only }: InboxQuery): string {
  const filter = Object.entries(only).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams({ query: text, state, ...Object.fromEntries(filter) }).toString();
}
