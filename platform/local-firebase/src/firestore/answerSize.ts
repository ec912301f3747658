import { ApiError } from '../http/ApiError';
import type { StoredDocument } from './documentStore';

/** Characters of documents in one answer: it is made whole before it is sent, and others wait meanwhile. */
const most = 8 << 20;

/** Counts what an answer grows to; throws RESOURCE_EXHAUSTED where that is too much. */
export class AnswerSize {
  #size = 0;

  add({ fields }: StoredDocument): void {
    for (const value of Object.values(fields)) {
      this.#size += 'stringValue' in value ? value.stringValue.length : JSON.stringify(value).length;
    }
    if (this.#size > most) {
      throw new ApiError('RESOURCE_EXHAUSTED', 'The answer would be too big. Ask for fewer documents at a time.');
    }
  }
}
