import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import LibSql from 'libsql';
import type { Machine } from './Machine';

/** A lead as the administrator sees it. */
export interface InboxLead {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly message: string | null;
  readonly consentedAt?: string;
}

const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

/** What signing in gives. */
export interface Session {
  readonly idToken: string;
  readonly refreshToken: string;
}

/** Signs in at the back end. Throws with the answer where that fails. */
export async function signIn(origin: string, email: string, password: string): Promise<Session> {
  const response = await fetch(origin + signInPath, {
    method: 'POST',
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer = (await response.json()) as Session & { error?: { message: string } };
  if (!response.ok) throw new Error(`Signing in as ${email} is answered ${response.status}: ${answer.error?.message}`);
  return answer;
}

/** The administrator's token for a machine's back end. */
export async function administratorToken({ backEndOrigin, administrator }: Machine): Promise<string> {
  return (await signIn(backEndOrigin, administrator.email, administrator.password)).idToken;
}

/** Every lead that is stored, read as the administrator reads them. */
export async function storedLeads(machine: Machine): Promise<readonly InboxLead[]> {
  const headers = { authorization: `Bearer ${await administratorToken(machine)}` };
  const found: InboxLead[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const url = `${machine.backEndOrigin}/api/leads?limit=200${cursor && `&cursor=${encodeURIComponent(cursor)}`}`;
    const response = await fetch(url, { headers });
    if (!response.ok) throw new Error(`The inbox answers ${response.status}: ${await response.text()}`);
    const page = (await response.json()) as { leads: InboxLead[]; next: string | null };
    found.push(...page.leads);
    cursor = page.next;
  }
  return found;
}

/** How often each message is stored. */
export function timesStored(leads: readonly InboxLead[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { message } of leads) times.set(message ?? '', (times.get(message ?? '') ?? 0) + 1);
  return times;
}

/** What SQLite finds wrong with the databases of a data folder; empty where nothing is. */
export function damages(dataDir: string): readonly string[] {
  const files = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.endsWith('.db')) : [];
  return files.flatMap((name) => {
    const database = new LibSql(path.join(dataDir, name));
    try {
      const rows = database.prepare('PRAGMA integrity_check').all() as { integrity_check: string }[];
      return rows.flatMap(({ integrity_check: found }) => (found === 'ok' ? [] : [`${name}: ${found}`]));
    } finally {
      database.close();
    }
  });
}
