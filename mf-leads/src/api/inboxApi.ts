import type { Lead } from '@riverview/site/leadFields';

/** A lead as the inbox shows it. */
export interface InboxLead extends Lead {
  readonly id: string;
  /** ISO 8601, as the times below. */
  readonly receivedAt: string;
  readonly deleteAfter: string;
  /** When the consents were given, by the endpoint's clock. Leads of earlier versions have none. */
  readonly consentedAt?: string;
  readonly handledAt: string | null;
  readonly sms: { readonly status: 'pending' | 'sent' | 'failed' } | null;
}

export interface InboxQuery {
  readonly text: string;
  readonly state: 'all' | 'open' | 'handled';
}

/** Who is signed in, as far as the endpoint asks. */
export interface Account {
  readonly email: string;
  /** Resolves to a token, a new one where `isFresh`; rejects where the sign-in is over. */
  readonly token: (isFresh: boolean) => Promise<string>;
}

/** The endpoint does not open the inbox to this account. */
export class NotAllowed extends Error {
  constructor() {
    super('The account is not the administrator’s, or its sign-in was ended. Sign in with another one.');
  }
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

  async setHandled(id: string, handled: boolean): Promise<void> {
    await this.#call('PATCH', `/${id}`, { handled });
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

  async #call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
    const send = async (isFresh: boolean) =>
      fetch(`${this.#endpoint}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await this.#account.token(isFresh)}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    const first = await send(false);
    // A token may have been ended within its hour, or have got the right to read since.
    const answer = first.status === 401 ? await send(true) : first;
    if (answer.status === 401) throw new NotAllowed();
    if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}.`);
    return answer;
  }
}

function parameters({ text, state }: InboxQuery): string {
  return new URLSearchParams({ query: text, state }).toString();
}
