import type { StoredDocument } from '../firestore/documentStore';
import type { FirestoreEngine } from '../firestore/FirestoreEngine';
import { type FirestoreContext, toWire } from '../firestore/firestoreContext';
import type { Claims } from '../firestore/rulesGate';
import { readFields, readList } from '../firestore/wireValue';
import { ApiError, type ApiStatus } from '../http/ApiError';
import { isObject } from '../http/readBody';

/** Documents handed over in one commit; Firestore takes 500. */
const batch = 400;

/**
 * Answers through the official emulator, which keeps everything in memory: it is filled from the store when it starts,
 * and a commit is acknowledged only after its outcome stands in the store, too.
 */
export class EmulatorEngine implements FirestoreEngine {
  readonly #address: string;
  readonly #context: FirestoreContext;
  #commits: Promise<unknown> = Promise.resolve();

  constructor(address: string, context: FirestoreContext) {
    this.#address = address;
    this.#context = context;
  }

  /** Hands the documents of the store to the emulator. */
  async fill(): Promise<void> {
    const writes = [...this.#context.store.all()].map((document) => {
      const { name, fields } = toWire(this.#context, document);
      return { update: { name, fields } };
    });
    for (let at = 0; at < writes.length; at += batch) {
      await this.#post(':commit', JSON.stringify({ writes: writes.slice(at, at + batch) }), 'owner');
    }
  }

  async call(path: string, body: string, claims: Claims): Promise<unknown> {
    const name = path.slice(`/v1/${this.#context.names.root}`.length);
    const token = claims && unsigned(claims);
    if (name !== ':commit') return this.#post(name, body, token);
    // One after the other, so that the store never keeps an older state over a newer one.
    const done = this.#commits.then(async () => {
      const answer = await this.#post(name, body, token);
      await this.#keep(body);
      return answer;
    });
    this.#commits = done.catch(() => undefined);
    return done;
  }

  async #keep(commit: string): Promise<void> {
    const { writes } = JSON.parse(commit) as { writes?: { update?: { name: string }; delete?: string }[] };
    const documents = (writes ?? []).map((write) => write.update?.name ?? write.delete);
    const found = readList(await this.#post(':batchGet', JSON.stringify({ documents }), 'owner'));
    const { store, names } = this.#context;
    store.transaction(() => {
      for (const answer of found) {
        if (!isObject(answer)) continue;
        if (isObject(answer.found)) store.put(this.#fromWire(answer.found));
        else if (answer.missing) {
          const { collection, id } = names.parse(answer.missing);
          store.delete(collection, id);
        }
      }
    });
  }

  #fromWire(found: Record<string, unknown>): StoredDocument {
    const { createTime, updateTime } = found;
    const times = { createTime: String(createTime), updateTime: String(updateTime) };
    return { ...this.#context.names.parse(found.name), fields: readFields(found.fields ?? {}), ...times };
  }

  async #post(call: string, body: string, token: string | null): Promise<unknown> {
    const headers = { 'content-type': 'text/plain', ...(token && { authorization: `Bearer ${token}` }) };
    const url = `${this.#address}/v1/${this.#context.names.root}${call}`;
    const response = await fetch(url, { method: 'POST', headers, body });
    const answer: unknown = await response.json();
    if (response.ok) return answer;
    const error: unknown = isObject(answer) ? answer.error : isObject(first(answer)) ? first(answer)?.error : null;
    const { status, message } = isObject(error) ? error : { status: 'INTERNAL', message: `HTTP ${response.status}` };
    throw new ApiError(status as ApiStatus, String(message));
  }
}

function first(answer: unknown): Record<string, unknown> | null {
  const [item] = Array.isArray(answer) ? answer : [];
  return isObject(item) ? item : null;
}

/** The emulator takes tokens without a signature; ours was verified before it gets here. */
function unsigned(claims: Record<string, unknown>): string {
  return `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
