import { type Database, inTransaction } from '../store/database';
import { AnswerSize } from './answerSize';
import { type CompositeIndex, keyInIndex } from './compositeIndex';
import type { Fields } from './wireValue';

/** A document as it stands on disk. */
export interface StoredDocument {
  /** Path of its collection below the root: `posts`. */
  readonly collection: string;
  readonly id: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
}

/** A stretch of an index: keys from `from` (included) up to `until` (not included). */
export interface IndexRange {
  readonly index: CompositeIndex;
  readonly from: Buffer;
  readonly until: Buffer;
  /** Whether it is read from its end. */
  readonly isReversed: boolean;
}

interface Row {
  readonly collection: string;
  readonly id: string;
  readonly fields: string;
  readonly created: string;
  readonly updated: string;
}

const tables = `
  CREATE TABLE IF NOT EXISTS documents (
    collection TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL, created TEXT NOT NULL, updated TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS index_entries (
    index_name TEXT NOT NULL, entry BLOB NOT NULL, collection TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (index_name, entry)
  ) STRICT, WITHOUT ROWID;`;

/** Documents on disk, with an entry in every composite index, so that a page costs the same wherever it is. */
export class DocumentStore {
  readonly #database: Database;
  readonly #indexes: readonly CompositeIndex[];
  readonly #statements;

  constructor(database: Database, indexes: readonly CompositeIndex[]) {
    this.#database = database;
    this.#indexes = indexes;
    database.exec(tables);
    this.#statements = prepare(database);
    this.#indexWhatIsNot();
  }

  get indexes(): readonly CompositeIndex[] {
    return this.#indexes;
  }

  get(collection: string, id: string): StoredDocument | null {
    const row = this.#statements.get.get(collection, id) as Row | undefined;
    return row ? fromRow(row) : null;
  }

  put(document: StoredDocument): void {
    const { collection, id, fields, createTime, updateTime } = document;
    this.#unindex(this.get(collection, id));
    this.#statements.put.run(collection, id, JSON.stringify(fields), createTime, updateTime);
    for (const index of this.#indexesOf(collection)) this.#addTo(index, document);
  }

  delete(collection: string, id: string): void {
    this.#unindex(this.get(collection, id));
    this.#statements.delete.run(collection, id);
  }

  /** All of `work` or, if it throws, nothing of it. */
  transaction<T>(work: () => T): T {
    return inTransaction(this.#database, work);
  }

  /** Documents of a stretch of an index, after the first `offset`, at most `limit`. Throws RESOURCE_EXHAUSTED. */
  range({ index, from, until, isReversed }: IndexRange, limit: number, offset = 0): readonly StoredDocument[] {
    const statement = isReversed ? this.#statements.rangeReversed : this.#statements.range;
    const documents: StoredDocument[] = [];
    const size = new AnswerSize();
    for (const row of statement.iterate(index.name, from, until, limit, offset)) {
      const document = fromRow(row as Row);
      size.add(document);
      documents.push(document);
    }
    return documents;
  }

  /** How many documents {@link range} would find. */
  count({ index, from, until }: IndexRange, limit: number, offset = 0): number {
    return (this.#statements.count.get(index.name, from, until, limit, offset) as { n: number }).n;
  }

  /** All documents, read a few at a time: others may use the store meanwhile. */
  *all(): Generator<StoredDocument> {
    for (let at = { collection: '', id: '' }; ; ) {
      const rows = this.#statements.next.all(at.collection, at.id) as Row[];
      for (const row of rows) yield fromRow(row);
      const last = rows.at(-1);
      if (!last) return;
      at = last;
    }
  }

  /** Removes the documents in collections of that name, whatever they are below, whose time in `field` is past. */
  removeExpired(name: string, field: string, now: string): void {
    const expired = this.#statements.expired.all(name, `%/${name}`, `$.${field}.timestampValue`, now) as Row[];
    this.transaction(() => {
      for (const { collection, id } of expired) this.delete(collection, id);
    });
  }

  #indexesOf(collection: string): readonly CompositeIndex[] {
    return this.#indexes.filter((index) => index.collection === collection);
  }

  #addTo(index: CompositeIndex, document: StoredDocument): void {
    const key = keyInIndex(index, document);
    if (key) this.#statements.putEntry.run(index.name, key, document.collection, document.id);
  }

  #unindex(document: StoredDocument | null): void {
    if (!document) return;
    for (const index of this.#indexesOf(document.collection)) {
      const key = keyInIndex(index, document);
      if (key) this.#statements.deleteEntry.run(index.name, key);
    }
  }

  /** `firestore.indexes.json` may have changed since the documents were written. */
  #indexWhatIsNot(): void {
    for (const index of this.#indexes) {
      if (this.#statements.hasEntry.get(index.name)) continue;
      this.transaction(() => {
        for (const document of this.all()) if (document.collection === index.collection) this.#addTo(index, document);
      });
    }
  }
}

function prepare(database: Database) {
  const document = 'd.collection, d.id, d.fields, d.created, d.updated';
  const indexed = `SELECT ${document} FROM index_entries e
    JOIN documents d ON d.collection = e.collection AND d.id = e.id`;
  const within = 'WHERE e.index_name = ? AND e.entry >= ? AND e.entry < ?';
  return {
    get: database.prepare(`SELECT ${document} FROM documents d WHERE d.collection = ? AND d.id = ?`),
    put: database.prepare(
      'INSERT OR REPLACE INTO documents (collection, id, fields, created, updated) VALUES (?, ?, ?, ?, ?)',
    ),
    delete: database.prepare('DELETE FROM documents WHERE collection = ? AND id = ?'),
    next: database.prepare(
      `SELECT ${document} FROM documents d WHERE (d.collection, d.id) > (?, ?) ORDER BY d.collection, d.id LIMIT 100`,
    ),
    expired: database.prepare(
      `SELECT ${document} FROM documents d WHERE (collection = ? OR collection LIKE ?) AND json_extract(fields, ?) < ?`,
    ),
    putEntry: database.prepare(
      'INSERT OR REPLACE INTO index_entries (index_name, entry, collection, id) VALUES (?, ?, ?, ?)',
    ),
    deleteEntry: database.prepare('DELETE FROM index_entries WHERE index_name = ? AND entry = ?'),
    hasEntry: database.prepare('SELECT 1 FROM index_entries WHERE index_name = ? LIMIT 1'),
    range: database.prepare(`${indexed} ${within} ORDER BY e.entry LIMIT ? OFFSET ?`),
    rangeReversed: database.prepare(`${indexed} ${within} ORDER BY e.entry DESC LIMIT ? OFFSET ?`),
    count: database.prepare(`SELECT count(*) AS n FROM (SELECT 1 FROM index_entries e ${within} LIMIT ? OFFSET ?)`),
  };
}

function fromRow(row: Row): StoredDocument {
  const { collection, id, created, updated } = row;
  return { collection, id, fields: JSON.parse(row.fields) as Fields, createTime: created, updateTime: updated };
}
