import { type Database, inTransaction } from '@platform/local-firebase/database';
import { mostKeys, type SignalCount, type SignalStore } from '../signalStore';
import { talliesOf } from './tallies';

const tables = `
  CREATE TABLE IF NOT EXISTS signal_keys (
    key INTEGER PRIMARY KEY,
    hour TEXT NOT NULL,
    release TEXT NOT NULL,
    module TEXT NOT NULL,
    page TEXT NOT NULL,
    width TEXT NOT NULL,
    UNIQUE (hour, release, module, page, width)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS signal_counts (
    key INTEGER NOT NULL REFERENCES signal_keys ON DELETE CASCADE,
    name TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (key, name)
  ) STRICT, WITHOUT ROWID;
`;

type Row = Readonly<Record<'hour' | 'release' | 'module' | 'page' | 'width' | 'name', string>> & {
  readonly key: number;
  readonly count: number;
};

/** Counts signals in a SQLite database. */
export function sqliteSignalStore(database: Database, most = mostKeys): SignalStore {
  // Counts may miss the last seconds before a power cut; a beacon that waits for the disk serves nobody.
  database.exec(`PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; ${tables}`);
  const known = database.prepare(
    'SELECT key FROM signal_keys WHERE hour = ? AND release = ? AND module = ? AND page = ? AND width = ?',
  );
  const ofHour = database.prepare('SELECT count(*) AS keys FROM signal_keys WHERE hour = ?');
  const make = database.prepare(
    'INSERT INTO signal_keys (hour, release, module, page, width) VALUES (?, ?, ?, ?, ?) RETURNING key',
  );
  const count = database.prepare(
    'INSERT INTO signal_counts (key, name, count) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET count = count + excluded.count',
  );

  function keyOf(...place: readonly [hour: string, ...string[]]): number | null {
    const found = known.get(...place) as { key: number } | undefined;
    if (found) return found.key;
    if ((ofHour.get(place[0]) as { keys: number }).keys >= most) return null;
    return (make.get(...place) as { key: number }).key;
  }

  return {
    add: async (hour, report) =>
      inTransaction(database, () => {
        for (const { module, page, tally } of talliesOf(report)) {
          const key = keyOf(hour, report.release ?? '', module, page, report.width);
          if (key === null) continue;
          for (const [name, more] of Object.entries(tally)) count.run(key, name, more);
        }
      }),
    async read(from, to) {
      const rows = database
        .prepare(
          'SELECT * FROM signal_keys JOIN signal_counts USING (key) WHERE hour >= ? AND hour < ? ORDER BY hour, key',
        )
        .all(from, to) as readonly Row[];
      const found = new Map<number, SignalCount & { readonly tally: Record<string, number> }>();
      for (const { key, name, count, release, ...place } of rows) {
        const { hour, module, page } = place;
        const width = place.width as SignalCount['width'];
        const one = found.get(key) ?? { hour, release: release || null, module, page, width, tally: {} };
        one.tally[name] = count;
        found.set(key, one);
      }
      return [...found.values()];
    },
    forget: async (before) => void database.prepare('DELETE FROM signal_keys WHERE hour < ?').run(before),
  };
}
