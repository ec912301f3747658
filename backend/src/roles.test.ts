import { findEmulator } from '@platform/local-firebase/findEmulator';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { signIn } from '@platform/local-firebase/testing/postsClient';
import { temporaryFolder } from '@platform/local-firebase/testing/temporaryFolder';
import { siteFacts } from '@riverview/site/siteFacts';
import { claimsInToken, mayDo, type Right, type Role } from '@riverview/site/staff';
import { sampleLead } from '@riverview/site/testing/sampleLead';
import { sampleSchedule } from '@riverview/site/testing/sampleSchedule';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startBackEnd } from './startBackEnd';
import { call, creation, nameOf } from './testing/client';
import { draftOf, postVersion } from './testing/deskWrites';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 120_000 });

/** Everybody who may come to the desk's doors, and the role that stands behind them; `null` for none. */
const people = {
  owner: 'owner',
  administrator: 'owner',
  press: 'press',
  sales: 'sales',
  member: null,
  'an owner who gave a second factor': 'owner',
  'an owner who was to give one and did not': null,
  'an owner who typed the password half a day ago': null,
  'an owner whose session was ended elsewhere': null,
  visitor: null,
} as const satisfies Readonly<Record<string, Role | null>>;
type Who = keyof typeof people;

interface Deed {
  /** What a role needs for it, or who may do it whatever their role is. */
  readonly right: Right | readonly Who[];
  /** Resolves to the status of the answer. */
  readonly do: (world: World, token: string | null) => Promise<number>;
}

interface World {
  readonly backEnd: LocalFirebase;
  readonly administrator: string;
  /** Keeps a lead and resolves to its receipt. */
  readonly lead: () => Promise<string>;
  readonly post: () => Promise<string>;
  readonly draft: () => Promise<string>;
  readonly version: () => Promise<string>;
}

/** The write that keeps what a post says now. */
async function versionOf({ backEnd }: World, postId: string, id: string) {
  const { body } = await call(backEnd.port, 'batchGet', { documents: [nameOf(`press/${postId}`)] });
  return postVersion(id, postId, body[0].found.fields);
}

async function asked({ backEnd }: World, method: string, path: string, token: string | null, body?: object) {
  const answer = await fetch(`http://127.0.0.1:${backEnd.port}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.arrayBuffer();
  return answer.status;
}
const committed = async ({ backEnd }: World, write: object, token: string | null) =>
  (await call(backEnd.port, 'commit', { writes: [write] }, token)).status;
const titled = (id: string) => ({
  update: { name: nameOf(`press/${id}`), fields: { title: { stringValue: '고친 제목' } } },
  updateMask: { fieldPaths: ['title'] },
  currentDocument: { exists: true },
});

const read = async ({ backEnd }: World, name: string, token: string | null) =>
  (await call(backEnd.port, 'batchGet', { documents: [nameOf(name)] }, token)).status;
const listed = async (
  { backEnd }: World,
  collectionId: string,
  equal: Readonly<Record<string, string>>,
  token: string | null,
) => {
  const [[fieldPath, stringValue]] = Object.entries(equal) as [[string, string]];
  const structuredQuery = {
    from: [{ collectionId }],
    where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue } } },
    orderBy: ['saved', '__name__'].map((path) => ({ field: { fieldPath: path }, direction: 'DESCENDING' })),
    limit: 50,
  };
  return (await call(backEnd.port, 'runQuery', { structuredQuery }, token)).status;
};
const later = { publishAt: { timestampValue: '2099-01-01T00:00:00Z' } };

const claimsOf = (token: string | null): Readonly<Record<string, unknown>> => claimsInToken(token ?? '') ?? {};
/** All of an account's sign-ins before that of the token are to end. */
const olderEnded = (uid: string, token: string | null) => ({
  update: {
    name: nameOf(`sessions/${uid}`),
    fields: {
      validSince: { timestampValue: new Date(Number(claimsOf(token).auth_time ?? 1) * 1000 - 1).toISOString() },
    },
  },
});

let written = 0;
const deeds: Readonly<Record<string, Deed>> = {
  'writes a post': {
    right: 'press.write',
    do: (world, token) => committed(world, creation(`new-${written++}`), token),
  },
  'mends a post': {
    right: 'press.write',
    do: async (world, token) => committed(world, titled(await world.post()), token),
  },
  'deletes a post': {
    right: 'press.write',
    do: async (world, token) => committed(world, { delete: nameOf(`press/${await world.post()}`) }, token),
  },
  'keeps a draft': {
    right: 'press.write',
    do: (world, token) => committed(world, draftOf(`draft-${written++}`), token),
  },
  'has a post published later': {
    right: 'press.write',
    do: (world, token) => committed(world, draftOf(`draft-${written++}`, later), token),
  },
  'reads a post before its time': {
    right: 'press.write',
    do: async (world, token) => read(world, `pressDrafts/${await world.draft()}`, token),
  },
  'asks whether there is a draft': {
    right: 'press.write',
    do: (world, token) => read(world, 'pressDrafts/of-nobody', token),
  },
  'lists the drafts': {
    right: 'press.write',
    do: (world, token) => listed(world, 'pressDrafts', { siteId: 'site' }, token),
  },
  'deletes a draft': {
    right: 'press.write',
    do: async (world, token) => committed(world, { delete: nameOf(`pressDrafts/${await world.draft()}`) }, token),
  },
  'keeps what a post says': {
    right: 'press.write',
    do: async (world, token) =>
      committed(world, await versionOf(world, await world.post(), `kept-${written++}`), token),
  },
  'reads what a post said': {
    right: 'press.write',
    do: async (world, token) => read(world, `pressVersions/${await world.version()}`, token),
  },
  'lists what a post said': {
    right: 'press.write',
    do: (world, token) => listed(world, 'pressVersions', { postId: 'there-0' }, token),
  },
  'deletes what a post said': {
    right: 'press.write',
    do: async (world, token) => committed(world, { delete: nameOf(`pressVersions/${await world.version()}`) }, token),
  },
  'counts the leads': { right: 'leads.read', do: (world, token) => asked(world, 'GET', '/api/leads/summary', token) },
  'lists the leads': { right: 'leads.read', do: (world, token) => asked(world, 'GET', '/api/leads', token) },
  'searches the leads': {
    right: 'leads.read',
    do: (world, token) => asked(world, 'GET', '/api/leads?query=1234', token),
  },
  'sees what is due': { right: 'leads.read', do: (world, token) => asked(world, 'GET', '/api/leads/due', token) },
  'moves a lead on its way': {
    right: 'leads.work',
    do: async (world, token) =>
      asked(world, 'PATCH', `/api/leads/${await world.lead()}`, token, { revision: 0, status: 'lost' }),
  },
  'says what is to be done next': {
    right: 'leads.work',
    do: async (world, token) =>
      asked(world, 'PATCH', `/api/leads/${await world.lead()}`, token, {
        revision: 0,
        next: { what: '전화', due: '2026-12-05' },
      }),
  },
  'notes something about a lead': {
    right: 'leads.work',
    do: async (world, token) =>
      asked(world, 'PATCH', `/api/leads/${await world.lead()}`, token, { note: '저녁에 통화' }),
  },
  'sees who comes': { right: 'leads.read', do: (world, token) => asked(world, 'GET', '/api/leads/visits', token) },
  'says when visits may be booked': {
    right: 'visits.schedule',
    do: (world, token) => asked(world, 'PATCH', '/api/leads/visits/schedule', token, sampleSchedule),
  },
  'corrects a lead': {
    right: 'leads.correct',
    do: async (world, token) =>
      asked(world, 'PATCH', `/api/leads/${await world.lead()}/data`, token, {
        revision: 0,
        why: 'asked',
        name: '김하람',
      }),
  },
  'sees the figures of leads': {
    right: 'leads.read',
    do: (world, token) => asked(world, 'GET', '/api/leads/figures?days=7', token),
  },
  'brings a file back': {
    right: 'leads.import',
    do: async (world, token) =>
      asked(world, 'POST', '/api/leads/import', token, {
        rows: [{ line: 2, id: await world.lead(), phone: sampleLead.phone, revision: 0, change: { note: '메모' } }],
      }),
  },
  'deletes a lead': {
    right: 'leads.delete',
    do: async (world, token) => asked(world, 'DELETE', `/api/leads/${await world.lead()}?why=asked`, token),
  },
  'takes all leads along': {
    right: 'leads.export',
    do: (world, token) => asked(world, 'GET', '/api/leads/export', token),
  },
  'reads who saw what': { right: 'leads.log', do: (world, token) => asked(world, 'GET', '/api/leads/log', token) },
  'deletes what is past its day': {
    right: 'leads.expire',
    do: (world, token) => asked(world, 'DELETE', '/api/leads/expired', token),
  },
  'asks what is left of the recovery codes': {
    right: ['owner', 'administrator', 'press', 'sales', 'an owner who gave a second factor'],
    do: (world, token) => asked(world, 'GET', '/api/account', token),
  },
  'makes new recovery codes': {
    right: ['an owner who gave a second factor'],
    do: (world, token) => asked(world, 'POST', '/api/account/codes', token),
  },
  'ends the older sign-ins of another account': {
    right: [],
    do: (world, token) => committed(world, olderEnded('somebody-else', token), token),
  },
  'reads when the sign-ins of an account were ended': {
    right: [],
    do: async ({ backEnd }, token) =>
      (await call(backEnd.port, 'batchGet', { documents: [nameOf(`sessions/${claimsOf(token).sub}`)] }, token)).status,
  },
  'reads the recovery codes of an account': {
    right: [],
    do: async ({ backEnd }, token) =>
      (await call(backEnd.port, 'batchGet', { documents: [nameOf(`recoveryCodes/${claimsOf(token).sub}`)] }, token))
        .status,
  },
  'reads the counts of visits': {
    right: 'signals.read',
    do: (world, token) => asked(world, 'GET', '/api/signals?days=1', token),
  },
  'reads which releases there were': {
    right: 'signals.read',
    do: (world, token) => asked(world, 'GET', '/api/signals/releases', token),
  },
  'ends the own older sign-ins': {
    // Who is signed in may, role or none: it opens nothing. Last, so that it ends nobody's who is still to do something.
    right: [
      'owner',
      'administrator',
      'press',
      'sales',
      'an owner who gave a second factor',
      'an owner who was to give one and did not',
      'an owner who typed the password half a day ago',
      'member',
    ],
    do: (world, token) => committed(world, olderEnded(String(claimsOf(token).sub), token), token),
  },
};

const verdicts = Object.keys(deeds).flatMap((deed) =>
  Object.keys(people).map((who) => {
    const role = people[who as Who];
    const right = (deeds[deed] as Deed).right;
    const may = typeof right === 'string' ? role !== null && mayDo(role, right) : right.includes(who as Who);
    return [who as Who, deed, may ? 'may' : 'may not'] as const;
  }),
);

test('the matrix has a verdict for each of them', () => {
  expect(verdicts.length).toBeGreaterThanOrEqual(250);
  expect(new Set(verdicts.map(([, , verdict]) => verdict)).size).toBe(2);
});

const emulatorJar = findEmulator();
for (const [engine, jar] of [
  ['embedded', null],
  ['official emulator', emulatorJar],
] as const) {
  describe.skipIf(engine === 'official emulator' && !jar)(`the desk's doors on the ${engine}`, () => {
    let world: World;
    let tokens: Record<Who, string | null>;

    beforeAll(async () => {
      const backEnd = await startBackEnd({ facts: siteFacts, dataDir: temporaryFolder(), port: 0, emulatorJar: jar });
      const account = (name: string, claims: Readonly<Record<string, unknown>>) => {
        backEnd.accounts.save(`${name}@example.com`, `the password of ${name}`, claims);
        return signIn(backEnd, `${name}@example.com`, `the password of ${name}`);
      };
      const { email, password } = backEnd.administrator;
      const administrator = await signIn(backEnd, email, password);
      const seconds = Math.floor(Date.now() / 1000);
      const ended = await account('ended', { role: 'owner' });
      // A new password ends what was signed in before, as signing out elsewhere does.
      backEnd.accounts.save('ended@example.com', 'another password', { role: 'owner' });
      tokens = {
        owner: await account('owner', { role: 'owner' }),
        administrator,
        press: await account('press', { role: 'press' }),
        sales: await account('sales', { role: 'sales' }),
        member: await account('member', {}),
        'an owner who gave a second factor': await account('careful', { role: 'owner' }).then(() =>
          backEnd.issueToken('careful@example.com', seconds, { factor: 'totp' }),
        ),
        'an owner who was to give one and did not': await account('strict', { role: 'owner', secondFactor: true }),
        'an owner who typed the password half a day ago': await account('early', { role: 'owner' }).then(() =>
          backEnd.issueToken('early@example.com', seconds, { authTime: seconds - 12 * 3600 - 60 }),
        ),
        'an owner whose session was ended elsewhere': ended,
        visitor: null,
      };
      let next = 0;
      world = {
        backEnd,
        administrator,
        async lead() {
          const answer = await fetch(`http://127.0.0.1:${backEnd.port}/api/leads`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...sampleLead, key: `roles-${String(next++).padStart(16, '0')}` }),
          });
          return ((await answer.json()) as { receipt: string }).receipt;
        },
        async post() {
          const id = `there-${next++}`;
          await call(backEnd.port, 'commit', { writes: [creation(id)] }, administrator);
          return id;
        },
        async draft() {
          const id = `draft-there-${next++}`;
          await call(backEnd.port, 'commit', { writes: [draftOf(id, later)] }, administrator);
          return id;
        },
        async version() {
          const id = `version-there-${next++}`;
          const version = await versionOf(world, await world.post(), id);
          await call(backEnd.port, 'commit', { writes: [version] }, administrator);
          return id;
        },
      };
    }, 120_000);

    afterAll(() => world.backEnd.stop());

    test.each(verdicts)('%s %s: %s', async (who, deed, verdict) => {
      const status = await (deeds[deed] as Deed).do(world, tokens[who]);
      if (verdict === 'may') expect(status).toBe(200);
      else expect([401, 403]).toContain(status);
    });
  });
}
