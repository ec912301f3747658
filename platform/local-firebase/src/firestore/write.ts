import { invalid } from '../http/ApiError';
import { isObject } from '../http/readBody';
import type { DocumentNames } from './documentName';
import { readMask } from './fieldMask';
import { documentOf } from './firestoreCall';
import { parseTimestamp } from './timestamps';
import { type Fields, readFields, readList } from './wireValue';

/** One write of a commit, read and checked. */
export interface Write {
  readonly collection: string;
  readonly id: string;
  /** `verify` changes nothing and only has its precondition checked, as transactions do with what they read. */
  readonly change:
    | 'delete'
    | 'verify'
    | {
        readonly fields: Fields;
        /** `null`: the document is replaced. */
        readonly mask: readonly string[] | null;
        readonly transforms: readonly unknown[];
      };
  readonly mustExist: boolean | null;
  /** A timestamp of the API. */
  readonly lastUpdate: string | null;
}

/** Reads a write of the API; throws INVALID_ARGUMENT. */
export function readWrite(names: DocumentNames, write: unknown): Write {
  const place = names.parse(documentOf(write));
  if (!isObject(write)) return invalid('a write expected');
  const precondition = readPrecondition(write.currentDocument);
  if (write.delete !== undefined) return { ...place, change: 'delete', ...precondition };
  if (write.verify !== undefined) {
    const isChecked = precondition.mustExist !== null || precondition.lastUpdate !== null;
    return isChecked ? { ...place, change: 'verify', ...precondition } : invalid('a verify has a precondition');
  }
  const fields = readFields(isObject(write.update) ? (write.update.fields ?? {}) : null);
  const transforms = readList(write.updateTransforms ?? []);
  return { ...place, change: { fields, mask: readMask(write.updateMask), transforms }, ...precondition };
}

function readPrecondition(input: unknown): Pick<Write, 'mustExist' | 'lastUpdate'> {
  const precondition = input === undefined || input === null ? {} : input;
  if (!isObject(precondition)) return invalid('currentDocument is a precondition');
  const { exists, updateTime, ...others } = precondition;
  if (Object.keys(others).length > 0 || (exists !== undefined && updateTime !== undefined)) {
    return invalid('a precondition is one of exists and updateTime');
  }
  if (exists !== undefined && typeof exists !== 'boolean') return invalid('exists is true or false');
  if (updateTime !== undefined) parseTimestamp(updateTime);
  return { mustExist: exists ?? null, lastUpdate: updateTime === undefined ? null : String(updateTime) };
}
