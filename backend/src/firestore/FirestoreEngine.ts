import type { Claims } from './rulesGate';

/** Who answers Firestore's calls: the embedded server or the official emulator. */
export interface FirestoreEngine {
  /** Answers a POST to `path`; throws an `ApiError`. `claims` are of a token already verified. */
  call(path: string, body: string, claims: Claims): Promise<unknown>;
}
