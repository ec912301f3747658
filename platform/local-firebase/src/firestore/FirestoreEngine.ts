import type { FirestoreCall } from './firestoreCall';
import type { Claims } from './rulesGate';

/** Who answers Firestore's calls: the embedded server or the official emulator. */
export interface FirestoreEngine {
  /** As `/healthz` names it. */
  readonly name: string;
  /** Whether it can answer now. */
  readonly isUp: boolean;
  /** Answers a call that was checked; throws an `ApiError`. `claims` are of a token already verified. */
  call(call: FirestoreCall, claims: Claims): Promise<unknown>;
}
