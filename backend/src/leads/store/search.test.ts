import { Random } from '@platform/contract/testing/Random';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sqliteStore } from '../testing/sqliteStore';
import { storedLead } from '../testing/storedLead';
import { gramQuery } from './grams';

const random = new Random(20_261_122);
const below = (most: number) => random.below(most);
const pick = <T>(from: readonly T[]): T => random.pick(from);

const names = ['김하늘', '이강', '박 결', 'Kim Hanul', '남궁민수', '李江', 'ÅSE', '한%글', '이_강', "O'Neil", '😀김'];
const words = [
  '84A',
  '토요일',
  '100%',
  'Visit',
  'visit',
  '문의\n드립니다',
  '주차_장',
  '"견본"',
  '\\',
  '😀',
  '010',
  'İ',
  'ß',
  '-',
  '~',
];

function lead(n: number) {
  const phone = `010-${String(below(10_000)).padStart(4, '0')}-${String(below(10_000)).padStart(4, '0')}`;
  return storedLead({
    id: `lead-${String(n).padStart(12, '0')}`,
    receivedAt: new Date(Date.parse('2026-11-20T00:00:00Z') + below(500) * 1000).toISOString(),
    name: pick(names) + (random.next() < 0.3 ? pick(names) : ''),
    phone: random.next() < 0.1 ? `011-${100 + below(900)}-${1000 + below(9000)}` : phone,
    message: random.next() < 0.4 ? null : Array.from({ length: below(12) }, () => pick(words)).join(pick(['', ' '])),
  });
}

let opened: ReturnType<typeof sqliteStore>;
beforeEach(() => {
  opened = sqliteStore();
  // Thousands of leads, and nothing here is to outlive a power cut.
  opened.database.exec('PRAGMA synchronous = OFF');
});
afterEach(() => opened.dispose());

/** What was found before there was an index. */
function byLike(text: string, limit: number): readonly string[] {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const fields = ['name', 'phone', "replace(phone, '-', '')", 'message'];
  const where = fields.map((field) => `${field} LIKE ? ESCAPE '\\'`).join(' OR ');
  const sql = `SELECT id FROM leads WHERE ${where} ORDER BY receivedAt DESC, id DESC LIMIT ?`;
  const rows = opened.database.prepare(sql).all(...Array(4).fill(pattern), limit) as { id: string }[];
  return rows.map(({ id }) => id);
}

test('the index finds what reading every lead finds, for any text, while leads come and go', {
  timeout: 60_000,
}, async () => {
  const { store, database } = opened;
  const all = new Map<string, ReturnType<typeof lead>>();
  for (let n = 0; n < 1200; n++) {
    const added = lead(n);
    all.set(added.id, added);
    await store.add(added);
    if (n % 3 === 0) {
      const gone = pick([...all.keys()]);
      all.delete(gone);
      await store.remove([gone], '2026-11-21T00:00:00.000Z', '2028-01-01T00:00:00.000Z');
    }
  }
  database.exec("INSERT INTO lead_search (lead_search) VALUES ('integrity-check')");
  for (let n = 0; n < 600; n++) {
    const { name, phone, message } = pick([...all.values()]);
    const field = pick([name, phone, phone.replaceAll('-', ''), message ?? '', pick(words), pick(names)]);
    const characters = [...field];
    const from = below(characters.length);
    const cut = characters.slice(from, from + 1 + below(12)).join('');
    const text = random.next() < 0.2 ? cut.toUpperCase() : random.next() < 0.2 ? cut.toLowerCase() : cut;
    const limit = pick([1, 30, 5000]);
    const { leads } = await store.list({ text, state: 'all', cursor: null, limit });
    expect(
      leads.map(({ id }) => id),
      JSON.stringify(text),
    ).toEqual(text ? byLike(text, limit) : expect.any(Array));
  }
});

test('pages of a search that finds more than the index hands over hold every lead once', {
  timeout: 60_000,
}, async () => {
  const { store } = opened;
  for (let n = 0; n < 2500; n++) await store.add(lead(n));
  for (const [text, state] of [
    ['010', 'all'],
    ['1', 'open'],
    ['010', 'handled'],
    ['문의', 'all'],
  ] as const) {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await store.list({ text, state, cursor, limit: 700 });
      found.push(...page.leads.map(({ id }) => id));
      cursor = page.next;
    } while (cursor);
    expect(found).toEqual(state === 'handled' ? [] : byLike(text, 10_000));
  }
});

test('a character, a name of two and a number are looked up, not read for', () => {
  const plan = (text: string) =>
    opened.database
      .prepare('EXPLAIN QUERY PLAN SELECT rowid FROM lead_search WHERE lead_search MATCH ?')
      .all(gramQuery(text)) as { detail: string }[];
  expect(gramQuery('이강')).toBe('c774ac15*');
  expect(gramQuery('강')).toBe('ac15*');
  expect(plan('이강')[0]?.detail).toMatch(/VIRTUAL TABLE INDEX 0:M/);
  expect(gramQuery('0101234').split(' AND ')).toHaveLength(4);
  expect(gramQuery('010').split(' AND ')).toHaveLength(1);
});
