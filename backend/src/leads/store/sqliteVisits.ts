import type { Database } from '@platform/local-firebase/database';
import { inTransaction } from '@platform/local-firebase/database';
import { capacityOf, type VisitSchedule } from '@riverview/site/visitSchedule';
import {
  decide,
  type Guest,
  remindOnly,
  type SlotState,
  type Visit,
  type VisitStore,
  type VisitWish,
  withNews,
} from '../visits/visit';

/** The visits of leads, in the database of the leads. */
export const visitTables = `
  CREATE TABLE lead_visits (
    leadId TEXT PRIMARY KEY,
    slot TEXT NOT NULL,
    status TEXT NOT NULL,
    since TEXT NOT NULL,
    newsAt TEXT NOT NULL,
    visit TEXT NOT NULL
  ) STRICT;
  CREATE INDEX lead_visits_slot ON lead_visits (slot, status, since, leadId);
  CREATE INDEX lead_visits_news ON lead_visits (newsAt) WHERE newsAt < '9999';
`;

const visitOf = ({ visit }: { visit: string }): Visit => JSON.parse(visit);

/** The visits, and what a transaction of the leads needs of them. */
export function sqliteVisits(database: Database) {
  const find = database.prepare('SELECT visit FROM lead_visits WHERE leadId = ?');
  const put = database.prepare(
    'INSERT OR REPLACE INTO lead_visits (leadId, slot, status, since, newsAt, visit) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const drop = database.prepare('DELETE FROM lead_visits WHERE leadId = ?');
  const counts = database.prepare(
    "SELECT sum(status = 'booked') AS taken, sum(status = 'waiting') AS waiting FROM lead_visits WHERE slot = ?",
  );
  const ahead = database.prepare(
    "SELECT count(*) AS count FROM lead_visits WHERE slot = ? AND status = 'waiting' AND (since, leadId) <= (?, ?)",
  );
  const waitedFor = database.prepare("SELECT DISTINCT slot FROM lead_visits WHERE slot >= ? AND status = 'waiting'");
  const first = database.prepare(
    "SELECT visit FROM lead_visits WHERE slot = ? AND status = 'waiting' ORDER BY since, leadId LIMIT ?",
  );

  function read(lead: string): Visit | null {
    const row = find.get(lead) as { visit: string } | undefined;
    return row ? visitOf(row) : null;
  }
  function write(visit: Visit): void {
    put.run(visit.lead, visit.slot, visit.status, visit.since, visit.newsAt, JSON.stringify(visit));
  }
  function schedule(): VisitSchedule | null {
    const row = database.prepare("SELECT value FROM lead_state WHERE name = 'visits'").get() as
      | { value: string }
      | undefined;
    return row ? (JSON.parse(row.value) as VisitSchedule) : null;
  }
  function stateOf(slot: string, now: string): SlotState {
    const row = counts.get(slot) as { taken: number | null; waiting: number | null };
    const capacity = capacityOf(schedule(), slot, Date.parse(now));
    return { capacity, taken: row.taken ?? 0, queue: (row.waiting ?? 0) > 0 };
  }
  const placed = (visit: Visit) => {
    const isWaiting = visit.status === 'waiting';
    const { count } = ahead.get(visit.slot, visit.since, visit.lead) as { count: number };
    return { ...visit, position: isWaiting ? count : null };
  };
  function book(wish: VisitWish) {
    const { outcome, visit } = decide(read(wish.lead), wish, stateOf(wish.slot, wish.now));
    if (visit) write(visit);
    return outcome;
  }
  /** Changes a visit, where it is such that it may be. */
  const change = (lead: string, next: (visit: Visit) => Visit | null): boolean =>
    inTransaction(database, () => {
      const before = read(lead);
      const after = before && next(before);
      if (after) write(after);
      return Boolean(after);
    });

  const store: VisitStore = {
    schedule: async () => schedule(),
    keepSchedule: async (next) =>
      void database
        .prepare("INSERT OR REPLACE INTO lead_state (name, value) VALUES ('visits', ?)")
        .run(JSON.stringify(next)),
    of: async (lead) => {
      const visit = read(lead);
      return visit && placed(visit);
    },
    book: async (wish) =>
      inTransaction(database, () =>
        database.prepare('SELECT 1 FROM leads WHERE id = ?').get(wish.lead) ? book(wish) : 'unknown',
      ),
    cancel: async (lead, now, tells) =>
      change(lead, (visit) => {
        if (visit.status === 'cancelled') return null;
        const cancelled: Visit = { ...visit, status: 'cancelled', since: now };
        return tells ? withNews(cancelled, 'cancelled', now) : remindOnly(cancelled, now);
      }),
    arrive: async (lead, at) =>
      change(lead, (visit) => (visit.status === 'booked' ? { ...visit, arrivedAt: at } : null)),
    fill: async (now) =>
      inTransaction(database, () => {
        let given = 0;
        for (const { slot } of waitedFor.all(now.slice(0, 10)) as { slot: string }[]) {
          const { capacity, taken } = stateOf(slot, now);
          for (const row of first.all(slot, Math.max(0, capacity - taken)) as { visit: string }[]) {
            write(withNews({ ...visitOf(row), status: 'booked', since: now }, 'promoted', now));
            given++;
          }
        }
        return given;
      }),
    taken: async (from) =>
      Object.fromEntries(
        (
          database
            .prepare(
              "SELECT slot, count(*) AS count FROM lead_visits WHERE slot >= ? AND status = 'booked' GROUP BY slot",
            )
            .all(from) as { slot: string; count: number }[]
        ).map(({ slot, count }) => [slot, count]),
      ),
    on: async (day) =>
      (
        database
          .prepare(
            'SELECT v.visit, l.name, l.phone FROM lead_visits v JOIN leads l ON l.id = v.leadId WHERE v.slot >= ? AND v.slot < ? ORDER BY v.slot, v.since, v.leadId',
          )
          .all(day, `${day}~`) as { visit: string; name: string; phone: string }[]
      ).map(({ name, phone, ...row }): Guest => ({ ...placed(visitOf(row)), name, phone })),
    claimNews: async (now, until, limit) =>
      inTransaction(database, () =>
        (
          database
            .prepare("SELECT visit FROM lead_visits WHERE newsAt < '9999' AND newsAt <= ? ORDER BY newsAt LIMIT ?")
            .all(now, limit) as { visit: string }[]
        ).map((row) => {
          const claimed = { ...visitOf(row), newsAt: until };
          write(claimed);
          return claimed;
        }),
      ),
    settleNews: async (claimed, next) =>
      void change(claimed.lead, (visit) =>
        visit.news === claimed.news && visit.newsAt === claimed.newsAt && visit.since === claimed.since
          ? { ...next, arrivedAt: visit.arrivedAt }
          : null,
      ),
  };

  return {
    store,
    /** Within a transaction that keeps the lead: its message tells of the visit, so that only the reminder is left. */
    begin(wish: VisitWish): void {
      book(wish);
      const visit = read(wish.lead);
      if (visit) write(remindOnly(visit, wish.now));
    },
    drop: (lead: string): void => void drop.run(lead),
  };
}
