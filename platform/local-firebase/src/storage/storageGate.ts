import { authValue, type Claims, documentsFor, type RelatedDocuments } from '../firestore/rulesGate';
import { ApiError } from '../http/ApiError';
import { allows } from '../rules/allows';
import type { MatchBlock, Operation } from '../rules/syntax';
import { Timestamp, valueMap } from '../rules/values';

/** What somebody wants to do to one file. */
interface StorageAttempt {
  readonly operation: Operation;
  readonly bucket: string;
  readonly name: string;
  readonly claims: Claims;
  /** The documents that rules may look at. */
  readonly documents: RelatedDocuments;
  /** The file as it will be; `null` where it is only read. */
  readonly file: { readonly size: number; readonly contentType: string } | null;
}

/** Throws PERMISSION_DENIED unless the rules let it through. */
export function demandStorage(rules: MatchBlock, attempt: StorageAttempt): void {
  const { operation, bucket, name, claims, documents, file } = attempt;
  const request = valueMap([
    ['auth', authValue(claims)],
    ['method', operation],
    ['time', new Timestamp(BigInt(Date.now()) * 1_000_000n)],
    [
      'resource',
      file &&
        valueMap([
          ['name', name],
          ['size', BigInt(file.size)],
          ['contentType', file.contentType],
        ]),
    ],
  ]);
  const path = ['b', bucket, 'o', name];
  if (!allows(rules, { operation, path, request, resource: null, documents: documentsFor(documents) })) {
    throw new ApiError('PERMISSION_DENIED', 'Permission denied.');
  }
}
