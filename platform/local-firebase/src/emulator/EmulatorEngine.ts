import type { StoredDocument } from '../firestore/documentStore';
import type { FirestoreEngine } from '../firestore/FirestoreEngine';
import { documentOf, type FirestoreCall } from '../firestore/firestoreCall';
import { type FirestoreContext, toWire } from '../firestore/firestoreContext';
import type { Claims } from '../firestore/rulesGate';
import { readFields, readList } from '../firestore/wireValue';
import { ApiError, apiError } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { EmulatorSupervisor } from './EmulatorSupervisor';
import { postJson } from './postJson';

/** Documents, and about how many characters of them, handed over in one commit; Firestore takes 500 and 10 MB. */
const batch = { documents: 400, characters: 1 << 20 };

/** Milliseconds until a call is given up. A virtual machine that has just started may take long for its first one. */
const patience = { call: 30_000, fill: 180_000 };

type Process = Pick<EmulatorSupervisor, 'address' | 'restart'>;

/**
 * Answers through the official emulator, which keeps everything in memory: it is filled from the store whenever it starts, and a
 * commit is acknowledged only after its outcome stands in the store, too. While it is away calls are UNAVAILABLE.
 */
export class EmulatorEngine implements FirestoreEngine {
  readonly name = 'official emulator';
  readonly #process: Process;
  readonly #context: FirestoreContext;
  #commits: Promise<unknown> = Promise.resolve();

  constructor(process: Process, context: FirestoreContext) {
    this.#process = process;
    this.#context = context;
  }

  get isUp(): boolean {
    return this.#process.address !== null;
  }

  async call(call: FirestoreCall, claims: Claims): Promise<unknown> {
    const token = claims && unsigned(claims);
    if (call.name !== 'commit') return this.#post(call, token);
    // One after the other, so that the store never keeps an older state over a newer one.
    const done = this.#commits.then(async () => {
      const answer = await this.#post(call, token);
      await this.#keep(call);
      return answer;
    });
    this.#commits = done.catch(() => undefined);
    return done;
  }

  async #keep({ body }: FirestoreCall): Promise<void> {
    const documents = [...new Set(readList(body.writes).map(documentOf))];
    try {
      const found = readList(await this.#post({ name: 'batchGet', body: { documents } }, 'owner'));
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
    } catch (error) {
      // It holds what the store does not: only what was acknowledged may live on.
      this.#process.restart(`a commit could not be kept: ${error instanceof Error ? error.message : String(error)}`);
      throw new ApiError('UNAVAILABLE', 'The write could not be kept. Try again.');
    }
  }

  #fromWire(found: Record<string, unknown>): StoredDocument {
    const { createTime, updateTime } = found;
    const times = { createTime: String(createTime), updateTime: String(updateTime) };
    return { ...this.#context.names.parse(found.name), fields: readFields(found.fields ?? {}), ...times };
  }

  #post({ name, body }: FirestoreCall, token: string | null): Promise<unknown> {
    const { address } = this.#process;
    if (address === null) throw new ApiError('UNAVAILABLE', 'Firestore is starting. Try again in a moment.');
    return callEmulator(address, this.#context, { name, body }, token, patience.call);
  }
}

/** Hands the documents of the store to an emulator that is empty. */
export async function fillEmulator(address: string, context: FirestoreContext): Promise<void> {
  let writes: object[] = [];
  let characters = 0;
  const hand = async () => {
    if (writes.length > 0)
      await callEmulator(address, context, { name: 'commit', body: { writes } }, 'owner', patience.fill);
    writes = [];
    characters = 0;
  };
  for (const document of context.store.all()) {
    const { name, fields } = toWire(context, document);
    writes.push({ update: { name, fields } });
    characters += JSON.stringify(fields).length;
    if (writes.length === batch.documents || characters > batch.characters) await hand();
  }
  await hand();
}

/** The address is made of what was checked, never of what was sent. */
async function callEmulator(
  address: string,
  { names }: FirestoreContext,
  { name, body }: FirestoreCall,
  token: string | null,
  patience: number,
): Promise<unknown> {
  const { status, answer } = await postJson(`${address}/v1/${names.root}:${name}`, body, token, patience);
  if (status >= 200 && status < 300) return answer;
  const [first] = Array.isArray(answer) ? answer : [answer];
  const error = isObject(first) && isObject(first.error) ? first.error : {};
  throw apiError(error.status, String(error.message ?? `the emulator answered ${status}`));
}

/** The emulator takes tokens without a signature; ours was verified before it gets here. */
function unsigned(claims: Record<string, unknown>): string {
  return `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
