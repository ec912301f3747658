import { invalid } from '../http/ApiError';

/** Names of documents in one project: `projects/p/databases/(default)/documents/posts/id`. */
export class DocumentNames {
  readonly root: string;

  constructor(projectId: string) {
    this.root = `projects/${projectId}/databases/(default)/documents`;
  }

  name(collection: string, id: string): string {
    return `${this.root}/${collection}/${id}`;
  }

  /** Takes a name apart; refuses what is no name of a document in this project. */
  parse(name: unknown): { readonly collection: string; readonly id: string } {
    if (typeof name !== 'string' || !name.startsWith(`${this.root}/`))
      return invalid('a document name of this project expected');
    const segments = name.slice(this.root.length + 1).split('/');
    if (segments.length % 2 !== 0 || segments.some((segment) => !isSegment(segment)))
      return invalid('no name of a document');
    const id = segments.pop() ?? '';
    return { collection: segments.join('/'), id };
  }
}

/** https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields */
function isSegment(segment: string): boolean {
  return (
    segment !== '' &&
    segment !== '.' &&
    segment !== '..' &&
    !/\p{Surrogate}/u.test(segment) &&
    Buffer.byteLength(segment) <= 1500 &&
    !/^__.*__$/s.test(segment)
  );
}
