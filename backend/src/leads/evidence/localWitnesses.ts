import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MakeWitnesses, Witness } from '@platform/contract';
import { openDatabase } from '@platform/local-firebase/database';
import type { LeadStore, StoredLead } from '../leadStore';
import { sqliteLeadStore } from '../store/sqliteLeadStore';

/** Characters of a receipt that tell one lead from the others. */
const shortest = 8;

const repository = path.resolve(import.meta.dirname, '../../../..');

async function* everyLead(store: LeadStore): AsyncGenerator<StoredLead> {
  for (let cursor: string | null = null; ; ) {
    const { leads, next } = await store.list({ text: '', state: 'all', cursor, limit: 500 });
    yield* leads;
    if (next === null) return;
    cursor = next;
  }
}

/** The words of the consents that a lead names, as they are kept for good. */
async function consentsOf({ consent, details, marketing }: StoredLead): Promise<Record<string, string>> {
  const versions = new Set([consent, details, marketing].filter((version) => version !== null));
  const read = [...versions].map(async (version) => {
    const text = await readFile(path.join(repository, 'site/consents', `${version}.json`), 'utf8');
    return [`consent-${version}.json`, text] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}

/** The leads of this machine as witnesses of what the site showed. Who asks for one stands in the access log. */
export const localWitnesses: MakeWitnesses = async () => {
  const file = path.join(process.env.DATA_DIR ?? path.join(repository, '.data'), 'leads.db');
  if (!existsSync(file)) return null;
  const database = openDatabase(file);
  const store = sqliteLeadStore(database);
  return {
    async find(id, who): Promise<Witness | null> {
      if (id.length < shortest) throw new Error(`${id} is too short: ${shortest} characters of a receipt, or more.`);
      for await (const lead of everyLead(store)) {
        if (!lead.id.startsWith(id)) continue;
        const at = new Date().toISOString();
        await store.log({ id: `${at}_${randomUUID()}`, at, who, action: 'evidence', lead: lead.id, count: 1 });
        const { receivedAt, release, page } = lead;
        return { id: lead.id, at: receivedAt, release, page, texts: await consentsOf(lead) };
      }
      return null;
    },
    async releases() {
      const named = new Set<string>();
      for await (const { release } of everyLead(store)) if (release) named.add(release);
      return named;
    },
    close: () => database.close(),
  };
};
