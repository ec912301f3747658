import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackEnd, startBackEnd } from '../server/startBackEnd';
import { call, creation, listing, nameOf, signIn } from '../testing/client';
import { temporaryFolder } from '../testing/temporaryFolder';
import { findEmulator } from './findEmulator';

const jar = findEmulator();

/** A repeatable sequence of numbers: a failure can be run again. */
function randomFrom(seed: number) {
  let state = seed;
  const below = (n: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % n;
  };
  return { below, pick: <T>(items: readonly T[]): T => items[below(items.length)] as T };
}

const { below, pick } = randomFrom(20_261_120);
const ids = ['a', 'b', 'c', 'd'];

function anyValue(): object {
  const values = [
    { integerValue: '0' },
    { integerValue: '1' },
    { integerValue: String(below(5)) },
    { doubleValue: 1.5 },
  ];
  return pick<object>([
    ...values,
    { doubleValue: 1 },
    { stringValue: '1' },
    { nullValue: null },
    { booleanValue: true },
  ]);
}

function anyCreation(name: string) {
  const flawed = below(5) < 2;
  const perhaps = <T>(sound: T, ...flaws: readonly T[]): T => (flawed ? pick([sound, ...flaws]) : sound);
  const fields: Record<string, object> = {
    siteId: { stringValue: pick(['s', 't']) },
    title: { stringValue: perhaps('😀'.repeat(100), '', '😀'.repeat(101), '가'.repeat(201)) },
    content: { stringValue: perhaps(pick(['본문', '']), '다'.repeat(50_001)) },
    views: perhaps<object>({ integerValue: '0' }, anyValue()),
    ...(perhaps(false, true) && { extra: anyValue() }),
  };
  const write = creation('x', fields, perhaps('server', '2020-01-01T00:00:00Z'));
  if (perhaps(false, true)) delete (write.update.fields as Record<string, unknown>).summary;
  const { currentDocument, ...free } = { ...write, update: { ...write.update, name } };
  return below(2) ? { ...free, currentDocument } : free;
}

function anyWrite(): { delete?: string; update?: { name: string } } {
  const name = nameOf(`${pick(['press', 'press', 'press', 'other'])}/${pick(ids)}`);
  const there = { currentDocument: { exists: true } };
  const by = pick([
    { integerValue: '1' },
    { integerValue: '1' },
    { integerValue: '2' },
    { integerValue: '-1' },
    { doubleValue: 1 },
  ]);
  switch (below(8)) {
    case 0:
    case 1:
      return anyCreation(name);
    case 2:
    case 3:
    case 4:
      return {
        update: { name },
        updateMask: { fieldPaths: [] },
        updateTransforms: [{ fieldPath: pick(['views', 'views', 'views', 'n']), increment: by }],
        ...there,
      } as object;
    case 5:
      return {
        update: { name, fields: { views: anyValue() } },
        updateMask: { fieldPaths: ['views'] },
        ...there,
      } as object;
    case 6: {
      const fields = { title: { stringValue: pick(['새 제목', '']) } };
      return {
        update: { name, fields },
        updateMask: { fieldPaths: pick([['title'], ['title', 'views']]) },
        ...there,
      } as object;
    }
    default:
      return { delete: name };
  }
}

/** Fields without the time, which no two servers share, and 1.0 as JSON has it: 1. */
// biome-ignore lint/suspicious/noExplicitAny: answers of the API.
function comparable(answers: any[]) {
  return answers.map(({ found, missing }) => [
    missing ?? found.name,
    Object.entries(found?.fields ?? {})
      .filter(([name]) => name !== 'date')
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

describe.skipIf(!jar)('the embedded server and the official emulator', () => {
  let embedded: BackEnd;
  let official: BackEnd;

  beforeAll(async () => {
    embedded = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: null });
    official = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: jar });
  }, 120_000);
  afterAll(() => Promise.all([embedded.stop(), official.stop()]));

  test('give the same answers and end with the same documents', { timeout: 240_000 }, async () => {
    const both = [embedded, official] as const;
    const tokens = await Promise.all(
      both.map(async (backEnd) => {
        backEnd.accounts.save('member@example.com', 'no administrator', {});
        const { email, password } = backEnd.administrator;
        return {
          visitor: null,
          member: await signIn(backEnd, 'member@example.com', 'no administrator'),
          admin: await signIn(backEnd, email, password),
        };
      }),
    );
    const statuses = new Map<number, number>();
    for (let round = 0; round < 250; round++) {
      const who = pick(['visitor', 'member', 'admin', 'admin', 'admin'] as const);
      const first = anyWrite();
      const second = anyWrite();
      const target = (write: ReturnType<typeof anyWrite>) => write.delete ?? write.update?.name;
      const writes = below(5) === 0 && target(first) !== target(second) ? [first, second] : [first];
      const [a, b] = await Promise.all(
        both.map(({ port }, at) => call(port, 'commit', { writes }, tokens[at]?.[who] ?? null)),
      );
      expect({ round, who, writes, status: a?.status }).toEqual({ round, who, writes, status: b?.status });
      statuses.set(a?.status ?? 0, (statuses.get(a?.status ?? 0) ?? 0) + 1);
      if (round % 10 > 0) continue;
      const documents = ids.map((id) => nameOf(`press/${id}`));
      const [x, y] = await Promise.all(both.map(({ port }) => call(port, 'batchGet', { documents })));
      expect(new Map(comparable(x?.body) as [string, unknown][])).toEqual(
        new Map(comparable(y?.body) as [string, unknown][]),
      );
      const [p, q] = await Promise.all(
        both.map(({ port }) => call(port, 'runQuery', { structuredQuery: listing('s', 3) })),
      );
      // biome-ignore lint/suspicious/noExplicitAny: answers of the API.
      const names = (answer: any) => answer.body.flatMap((item: any) => item.document?.name ?? []);
      expect(names(p)).toEqual(names(q));
    }
    // A sequence that is only ever refused, or only ever let through, would prove nothing.
    expect(statuses.get(200)).toBeGreaterThan(20);
    expect(statuses.get(403)).toBeGreaterThan(60);
  });
});
