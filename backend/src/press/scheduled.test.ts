import { findEmulator } from '@platform/local-firebase/findEmulator';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { signIn } from '@platform/local-firebase/testing/postsClient';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackEnd } from '../startBackEnd';
import { call, creation, listing, nameOf } from '../testing/client';
import { draftOf, postVersion } from '../testing/deskWrites';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const text = (stringValue: string) => ({ stringValue });
const at = (time: string | number) => ({ publishAt: { timestampValue: new Date(time).toISOString() } });
const emulatorJar = findEmulator();

for (const [engine, jar] of [
  ['embedded', null],
  ['official emulator', emulatorJar],
] as const) {
  describe.skipIf(engine === 'official emulator' && !jar)(`posts before and after their time on the ${engine}`, () => {
    let backEnd: LocalFirebase;
    let token: string;
    const commit = (writes: readonly object[], as: string | null = token) =>
      call(backEnd.port, 'commit', { writes }, as).then(({ status }) => status);
    const find = async (name: string, as: string | null = token) => {
      const { status, body } = await call(backEnd.port, 'batchGet', { documents: [nameOf(name)] }, as);
      return status === 200 ? (body[0].found?.fields ?? null) : status;
    };
    const post = async (id: string, fields: object = {}) => {
      expect(await commit([creation(id, fields)])).toBe(200);
      return find(`press/${id}`);
    };

    beforeAll(async () => {
      backEnd = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: jar });
      const { email, password } = backEnd.administrator;
      token = await signIn(backEnd, email, password);
    });
    afterAll(() => backEnd.stop());

    test('a post is published when its time comes, though nothing else changes; before, visitors see nothing of it', async () => {
      const { state } = (await (await fetch(`http://127.0.0.1:${backEnd.port}/changes`)).json()) as { state: string };
      const told = fetch(`http://127.0.0.1:${backEnd.port}/changes?after=${state}`);
      const soon = (time: string | number) => [draftOf('soon', { ...at(time), title: text('곧') }, siteFacts.slug)];
      expect(await commit(soon('2099-01-01'))).toBe(200);
      expect(await find('pressDrafts/soon', null)).toBe(403);
      expect(await find('press/soon', null)).toBeNull();
      const time = Date.now() + 1000;
      expect(await commit(soon(time))).toBe(200);
      await expect.poll(() => find('press/soon', null), { timeout: 30_000 }).not.toBeNull();
      const published = await find('press/soon', null);
      expect(Date.parse(published.date.timestampValue)).toBeGreaterThanOrEqual(time);
      expect(published).toEqual({
        siteId: text(siteFacts.slug),
        title: text('곧'),
        summary: text('요약'),
        content: text('본문'),
        markup: { integerValue: '1' },
        views: { integerValue: '0' },
        date: published.date,
      });
      expect(await find('pressDrafts/soon')).toBeNull();
      const { body } = await call(backEnd.port, 'runQuery', { structuredQuery: listing(siteFacts.slug, 1) });
      expect(body[0].document.name).toBe(nameOf('press/soon'));
      // What composes pages waits there.
      expect(((await (await told).json()) as { state: string }).state).not.toBe(state);
    });

    test('several come in the order of their times; what has no time, a later one, or is of another site stays', async () => {
      const now = Date.now();
      const writes = [
        draftOf('second', at(now - 1000), siteFacts.slug),
        draftOf('first', at(now - 2000), siteFacts.slug),
        draftOf('never', {}, siteFacts.slug),
        draftOf('later', at('2099-01-01'), siteFacts.slug),
        draftOf('elsewhere', at(now - 1000), 'another-site'),
      ];
      expect(await commit(writes)).toBe(200);
      await expect.poll(() => find('press/second'), { timeout: 30_000 }).not.toBeNull();
      const [first, second] = [await find('press/first'), await find('press/second')];
      expect(Date.parse(first.date.timestampValue)).toBeLessThanOrEqual(Date.parse(second.date.timestampValue));
      for (const id of ['never', 'later', 'elsewhere']) {
        expect(await find(`press/${id}`)).toBeNull();
        expect(await find(`pressDrafts/${id}`)).not.toBeNull();
      }
    });

    test.each<readonly [string, object, number]>([
      ['is empty', { title: text(''), summary: text(''), content: text('') }, 200],
      ['has no markup', { markup: undefined }, 200],
      ['is to be published', at('2099-01-01'), 200],
      ['is to be published without a title', { ...at('2099-01-01'), title: text('') }, 403],
      ['is to be published without a summary', { ...at('2099-01-01'), summary: text('') }, 403],
      ['says in words when', { publishAt: text('내일') }, 403],
      ['has a title of 201', { title: text('가'.repeat(201)) }, 403],
      ['has a content of 50,001', { content: text('다'.repeat(50_001)) }, 403],
      ['has another markup', { markup: { integerValue: '2' } }, 403],
      ['has a field more', { views: { integerValue: '0' } }, 403],
      ['is of no site', { siteId: text('') }, 403],
    ])('a draft that %s: %s → %i', async (what, fields, status) => {
      expect(await commit([draftOf(`draft ${what}`, JSON.parse(JSON.stringify(fields)))])).toBe(status);
    });

    test('a post and its draft never stand beside each other', async () => {
      await post('posted');
      expect(await commit([draftOf('posted')])).toBe(403);
      expect(await commit([draftOf('both'), creation('both')])).toBe(403);
      expect(await commit([draftOf('becomes')])).toBe(200);
      expect(await commit([creation('becomes'), { delete: nameOf('pressDrafts/becomes') }])).toBe(200);
      expect(await find('pressDrafts/becomes')).toBeNull();
    });

    test('what a post said is kept word for word, at the time of the server, and never changed', async () => {
      const fields = await post('versioned', { markup: { integerValue: '1' } });
      const kept = (id: string, more: object = {}) => commit([postVersion(id, 'versioned', fields, more)]);
      expect(await kept('lies', { title: text('다른 제목') })).toBe(403);
      expect(await kept('longer', { content: text('본문.') })).toBe(403);
      expect(await kept('elsewhere', { siteId: text('another') })).toBe(403);
      expect(await kept('older', { since: { timestampValue: '2020-01-01T00:00:00Z' } })).toBe(403);
      expect(await kept('unmarked', { markup: { integerValue: '2' } })).toBe(403);
      expect(await kept('of-nothing', { postId: text('nothing') })).toBe(403);
      expect(await kept('more', { views: { integerValue: '0' } })).toBe(403);
      expect(await kept('whole')).toBe(200);
      expect(await kept('whole')).toBe(403);
    });

    test('an edit and what it replaces are kept in one commit, also a second time', async () => {
      let fields = await post('edited');
      for (const title of ['둘째', '셋째']) {
        const edit = {
          update: { name: nameOf('press/edited'), fields: { title: text(title), markup: { integerValue: '1' } } },
          updateMask: { fieldPaths: ['title', 'markup'] },
          updateTransforms: [{ fieldPath: 'modified', setToServerValue: 'REQUEST_TIME' }],
          currentDocument: { exists: true },
        };
        expect(await commit([postVersion(`before ${title}`, 'edited', fields), edit])).toBe(200);
        // Read by somebody else's screen before the edit: it would keep what is not there any more.
        expect(await commit([postVersion(`again ${title}`, 'edited', fields), edit])).toBe(403);
        fields = await find('press/edited');
      }
      expect((await find('pressVersions/before 둘째')).markup).toBeUndefined();
      expect((await find('pressVersions/before 셋째')).title).toEqual(text('둘째'));
    });
  });
}
