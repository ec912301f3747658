import type { Page } from '@playwright/test';
import { administrator, expect, hydrated } from '../fixtures';
import { siteOrigin } from '../setup/ports';

const root = 'projects/dunsan-riverview-local/databases/(default)/documents';

/** Path of the press list. */
export const pressPath = '/dunsan-riverview/press';

/** Opens the way to the administrator's sign-in, which is nothing to readers. */
export async function openSignIn(page: Page): Promise<void> {
  const door = page.locator('details', { has: page.locator('summary', { hasText: '관리자' }) });
  // A post that another test writes at this moment moves the door from under the pointer.
  await expect(async () => {
    if ((await door.getAttribute('open')) === null) await door.locator('summary').click();
    await expect(door).toHaveAttribute('open', '', { timeout: 500 });
  }).toPass();
}

/** An id that no other test has. */
export function freshId(): string {
  return `e2e${Math.random().toString(36).slice(2, 12)}${Date.now().toString(36)}`;
}

/** A back end and who may write on it; the suite's where a call names no other. */
interface Target {
  readonly origin: string;
  readonly administrator: { readonly email: string; readonly password: string };
}

const suite = (): Target => ({ origin: siteOrigin(), administrator: administrator() });

async function post(path: string, body: object, { origin = siteOrigin(), token = '' } = {}): Promise<unknown> {
  const response = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

/** Commits writes as the administrator. */
async function commit(writes: readonly object[], { origin, administrator }: Target): Promise<void> {
  const path = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const { idToken: token } = (await post(path, administrator, { origin })) as { idToken: string };
  await post(`/v1/${root}:commit`, { writes }, { origin, token });
}

interface NewPost {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly content?: string;
}

/** Writes posts as the administrator, all of the same instant. */
export async function writePosts(posts: readonly NewPost[], target = suite()): Promise<void> {
  const writes = posts.map(
    ({ id, title, summary = '요약입니다.', content = '첫 문단입니다.\n\n둘째 문단입니다.' }) => ({
      update: {
        name: `${root}/press/${id}`,
        fields: {
          siteId: { stringValue: 'dunsan-riverview' },
          title: { stringValue: title },
          summary: { stringValue: summary },
          content: { stringValue: content },
          views: { integerValue: '0' },
        },
      },
      updateTransforms: [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }],
      currentDocument: { exists: false },
    }),
  );
  await commit(writes, target);
}

/** Keeps a draft as the administrator, to be published at a time. */
export async function schedulePost(
  { id, title, summary = '요약입니다.', content = '첫 문단입니다.' }: NewPost,
  time: Date,
  target = suite(),
): Promise<void> {
  const words = Object.entries({ siteId: 'dunsan-riverview', title, summary, content });
  const fields = Object.fromEntries(words.map(([name, stringValue]) => [name, { stringValue }]));
  const publishAt = { timestampValue: time.toISOString() };
  const markup = { integerValue: '1' };
  await commit(
    [
      {
        update: { name: `${root}/pressDrafts/${id}`, fields: { ...fields, markup, publishAt } },
        updateTransforms: [{ fieldPath: 'saved', setToServerValue: 'REQUEST_TIME' }],
      },
    ],
    target,
  );
}

/** Deletes posts; those already gone do not matter. */
export async function removePosts(ids: readonly string[]): Promise<void> {
  await commit(
    ids.map((id) => ({ delete: `${root}/press/${id}` })),
    suite(),
  );
}

/** Deletes a draft. */
export const removeDraft = (id: string): Promise<void> => commit([{ delete: `${root}/pressDrafts/${id}` }], suite());

/** The view count as the back end has it. */
export async function viewsOf(id: string): Promise<number> {
  const [answer] = (await post(`/v1/${root}:batchGet`, { documents: [`${root}/press/${id}`] })) as {
    found?: { fields: { views: { integerValue: string } } };
  }[];
  return Number(answer?.found?.fields.views.integerValue);
}

/** The newest posts of the site: id and title. */
async function newestPosts(): Promise<readonly { id: string; title: string }[]> {
  const order = (fieldPath: string) => ({ field: { fieldPath }, direction: 'DESCENDING' });
  const answers = (await post(`/v1/${root}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: 'press' }],
      where: {
        fieldFilter: { field: { fieldPath: 'siteId' }, op: 'EQUAL', value: { stringValue: 'dunsan-riverview' } },
      },
      orderBy: [order('date'), order('__name__')],
      limit: 200,
    },
  })) as { document?: { name: string; fields: { title: { stringValue: string } } } }[];
  return answers.flatMap(({ document }) =>
    document
      ? [{ id: document.name.slice(document.name.lastIndexOf('/') + 1), title: document.fields.title.stringValue }]
      : [],
  );
}

/** How many posts of that title there are. */
export async function countOfTitle(wanted: string): Promise<number> {
  return (await newestPosts()).filter(({ title }) => title === wanted).length;
}

/** Deletes every post whose title begins so: what a test wrote through the form. */
export async function removeByTitle(beginning: string): Promise<void> {
  const ids = (await newestPosts()).filter(({ title }) => title.startsWith(beginning)).map(({ id }) => id);
  if (ids.length > 0) await removePosts(ids);
}

/** Signs in at the list of the suite's site, or of another one, and waits until the desk is there. */
export async function signIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string },
  origin = '',
): Promise<void> {
  await page.goto(origin + pressPath);
  await hydrated(page);
  await openSignIn(page);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByText(`${email} 님, 환영합니다`)).toBeVisible();
}
