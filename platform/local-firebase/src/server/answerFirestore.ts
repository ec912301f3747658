import type { IncomingMessage } from 'node:http';
import type { Tokens } from '../auth/tokens';
import type { DocumentNames } from '../firestore/documentName';
import type { FirestoreEngine } from '../firestore/FirestoreEngine';
import { type FirestoreCall, readCall, readCallName } from '../firestore/firestoreCall';
import type { Claims } from '../firestore/rulesGate';
import { AddressBudget } from '../http/AddressBudget';
import { ApiError } from '../http/ApiError';
import { clientAddress } from '../http/clientAddress';
import { parseObject, readBody } from '../http/readBody';

/** Answers a POST to a decoded path below `/v1/projects/`; throws an `ApiError`. */
export type AnswerFirestore = (path: string, request: IncomingMessage) => Promise<unknown>;

interface FirestoreParts {
  readonly engine: FirestoreEngine;
  readonly names: DocumentNames;
  readonly tokens: Tokens;
  /** Writes that an address which is not signed in may make at once. */
  readonly writesAtOnce: number;
  /** Hears of every call that was answered. */
  readonly heard: (call: FirestoreCall) => void;
}

/** And further ones, an hour. */
const writesPerHour = 360;

/** Hands checked calls to the engine, whichever it is. */
export function answerFirestore({ engine, names, tokens, writesAtOnce, heard }: FirestoreParts): AnswerFirestore {
  const budget = new AddressBudget(writesAtOnce, writesPerHour);
  return async (path, request) => {
    const name = readCallName(path, names);
    const claims = claimsOf(tokens, request.headers.authorization);
    const call = readCall(name, parseObject(await readBody(request)), names);
    if (name === 'commit' && !claims && !budget.take(clientAddress(request))) {
      throw new ApiError('RESOURCE_EXHAUSTED', 'Too many writes from this address. Try again later.');
    }
    const answer = await engine.call(call, claims);
    heard(call);
    return answer;
  };
}

function claimsOf(tokens: Tokens, authorization: string | undefined): Claims {
  return authorization === undefined ? null : tokens.read(authorization.replace(/^Bearer /, ''));
}
