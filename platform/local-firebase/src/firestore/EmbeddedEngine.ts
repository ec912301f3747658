import { callFirestore } from './callFirestore';
import type { FirestoreEngine } from './FirestoreEngine';
import type { FirestoreCall } from './firestoreCall';
import type { FirestoreContext } from './firestoreContext';
import type { Claims } from './rulesGate';

/** Answers from the store of this process. */
export class EmbeddedEngine implements FirestoreEngine {
  readonly name = 'embedded';
  readonly isUp = true;
  readonly #context: FirestoreContext;

  constructor(context: FirestoreContext) {
    this.#context = context;
  }

  async call(call: FirestoreCall, claims: Claims): Promise<unknown> {
    return callFirestore(this.#context, call, claims);
  }
}
