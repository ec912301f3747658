import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DocumentNames } from '../firestore/documentName';
import type { FirestoreCall } from '../firestore/firestoreCall';
import { readList } from '../firestore/wireValue';
import { readWrite, type Write } from '../firestore/write';
import { sendJson } from '../http/sendJson';

/** Documents whose changes are told. */
export interface Watched {
  readonly collection: string;
  /** Fields whose changes nobody needs to hear of. */
  readonly ignoring: readonly string[];
}

/** Where changes are asked for: `?after=` the state that the last answer named, which is answered once there is another. */
export const changesPath = '/changes';

/** How long an asker is left without an answer, ms: shorter than what closes a connection on the way. */
const longestWait = 25_000;

function tells({ collection, change }: Write, watched: Watched): boolean {
  if (collection !== watched.collection || change === 'verify') return false;
  // A document that is replaced changes as a whole.
  if (change === 'delete' || change.mask === null) return true;
  return change.mask.some((field) => !watched.ignoring.includes(field));
}

/** What a state of the data is called, and who waits for another one. A new process begins with a new name: it cannot tell what it missed. */
export class Changes {
  readonly #watched: Watched | undefined;
  readonly #names: DocumentNames;
  readonly #waiting = new Set<() => void>();
  #state = randomUUID();

  constructor(names: DocumentNames, watched: Watched | undefined) {
    this.#names = names;
    this.#watched = watched;
  }

  /** Hears of a call that has been answered. */
  readonly heard = ({ name, body }: FirestoreCall): void => {
    const watched = this.#watched;
    if (!watched || name !== 'commit') return;
    if (!readList(body.writes).some((write) => tells(readWrite(this.#names, write), watched))) return;
    this.#state = randomUUID();
    for (const answer of [...this.#waiting]) answer();
  };

  readonly handler = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://own');
    if (pathname !== changesPath || request.method !== 'GET') return false;
    if (searchParams.get('after') === this.#state) {
      await new Promise<void>((resolve) => {
        const over = () => {
          clearTimeout(late);
          this.#waiting.delete(over);
          resolve();
        };
        const late = setTimeout(over, longestWait);
        this.#waiting.add(over);
        response.once('close', over);
      });
    }
    if (!response.destroyed) sendJson(response, 200, { state: this.#state });
    return true;
  };

  /** Answers all who wait. */
  close(): void {
    for (const answer of [...this.#waiting]) answer();
  }
}
