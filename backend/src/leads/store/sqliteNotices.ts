import type { Database } from '@platform/local-firebase/database';
import { inTransaction } from '@platform/local-firebase/database';
import type { Notice } from '../notices/notice';

/** What is to be told of leads, in the database of the leads. */
export const noticeTables = `
  CREATE TABLE lead_notices (
    leadId TEXT NOT NULL,
    channel TEXT NOT NULL,
    status TEXT NOT NULL,
    nextAt TEXT NOT NULL,
    notice TEXT NOT NULL,
    PRIMARY KEY (leadId, channel)
  ) STRICT;
  CREATE INDEX lead_notices_due ON lead_notices (nextAt) WHERE status = 'pending';
`;

export function sqliteNotices(database: Database) {
  const put = database.prepare(
    'INSERT INTO lead_notices (leadId, channel, status, nextAt, notice) VALUES (?, ?, ?, ?, ?)',
  );
  const change = database.prepare(
    'UPDATE lead_notices SET status = ?, nextAt = ?, notice = ? WHERE leadId = ? AND channel = ?',
  );
  const due = database.prepare(
    "SELECT notice FROM lead_notices WHERE status = 'pending' AND nextAt <= ? ORDER BY nextAt LIMIT ?",
  );
  const ofLead = database.prepare('SELECT notice FROM lead_notices WHERE leadId = ? ORDER BY channel');
  const drop = database.prepare('DELETE FROM lead_notices WHERE leadId = ?');
  const read = (rows: unknown): Notice[] => (rows as { notice: string }[]).map(({ notice }) => JSON.parse(notice));
  const settle = (notice: Notice) =>
    void change.run(notice.status, notice.nextAt, JSON.stringify(notice), notice.lead, notice.channel);

  return {
    add(notice: Notice): void {
      put.run(notice.lead, notice.channel, notice.status, notice.nextAt, JSON.stringify(notice));
    },
    of: (lead: string): readonly Notice[] => read(ofLead.all(lead)),
    drop: (lead: string): void => void drop.run(lead),
    settle,
    claim: (now: string, until: string, limit: number): readonly Notice[] =>
      inTransaction(database, () =>
        read(due.all(now, limit)).map((notice) => {
          const claimed = { ...notice, attempts: notice.attempts + 1, nextAt: until };
          settle(claimed);
          return claimed;
        }),
      ),
  };
}
