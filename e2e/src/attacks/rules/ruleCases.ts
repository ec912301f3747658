import { creation, nameOf, newestPosts } from '../kit/firestore';

/** Who is allowed to. */
type Verdict = 'anyone' | 'administrator' | 'nobody';

/** A call of Firestore and who may make it. */
export interface RuleCase {
  readonly name: string;
  readonly allowed: Verdict;
  readonly call: 'commit' | 'batchGet' | 'runQuery';
  /** `id` names a document that no other case uses; it exists already where `exists` is set. */
  readonly body: (id: string) => object;
  readonly exists?: boolean;
}

const text = (length: number) => ({ stringValue: '가'.repeat(length) });
/** What the desk lists, the last that was saved first. */
const ofDesk = (collectionId: string, fieldPath: string) => ({
  from: [{ collectionId }],
  where: { fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: 'any' } } },
  orderBy: ['saved', '__name__'].map((path) => ({ field: { fieldPath: path }, direction: 'DESCENDING' })),
  limit: 10,
});
const write = (given: object) => ({ writes: [given] });

function create(
  name: string,
  allowed: Verdict,
  fields: Readonly<Record<string, object | undefined>>,
  collection = 'press',
): RuleCase {
  const body = (id: string) => {
    const sound = creation(id);
    const all = Object.entries({ ...sound.update.fields, ...fields }).filter(([, value]) => value);
    return write({ ...sound, update: { name: nameOf(`${collection}/${id}`), fields: Object.fromEntries(all) } });
  };
  return { name: `create: ${name}`, allowed, call: 'commit', body };
}

function update(
  name: string,
  allowed: Verdict,
  fields: Readonly<Record<string, object>>,
  mask = Object.keys(fields),
): RuleCase {
  const body = (id: string) =>
    write({
      update: { name: nameOf(`press/${id}`), fields },
      updateMask: { fieldPaths: mask },
      currentDocument: { exists: true },
    });
  return { name: `update: ${name}`, allowed, call: 'commit', body, exists: true };
}

function transform(name: string, allowed: Verdict, transforms: readonly object[]): RuleCase {
  const body = (id: string) =>
    write({
      update: { name: nameOf(`press/${id}`) },
      updateMask: { fieldPaths: [] },
      updateTransforms: transforms,
      currentDocument: { exists: true },
    });
  return { name: `update: ${name}`, allowed, call: 'commit', body, exists: true };
}

const query = (name: string, allowed: Verdict, structuredQuery: object): RuleCase => ({
  name: `list: ${name}`,
  allowed,
  call: 'runQuery',
  body: () => ({ structuredQuery }),
});

const reference = { referenceValue: nameOf('press/x') };
const increment = (by: object) => [{ fieldPath: 'views', increment: by }];

/** What the rules promise, call by call. */
export const ruleCases: readonly RuleCase[] = [
  create('a post', 'administrator', {}),
  create('a post of the greatest length', 'administrator', {
    title: text(200),
    summary: text(500),
    content: text(50_000),
  }),
  create('an empty body', 'administrator', { content: text(0) }),
  create('no title', 'nobody', { title: undefined }),
  create('an empty title', 'nobody', { title: text(0) }),
  create('a title too long', 'nobody', { title: text(201) }),
  create('a summary too long', 'nobody', { summary: text(501) }),
  create('no summary', 'nobody', { summary: undefined }),
  create('a body too long', 'nobody', { content: text(50_001) }),
  create('a title that refers to a document', 'nobody', { title: reference }),
  create('a summary that refers to a document', 'nobody', { summary: reference }),
  create('a title of bytes', 'nobody', { title: { bytesValue: 'YQ==' } }),
  create('a title of nothing', 'nobody', { title: { nullValue: null } }),
  create('a title of a list', 'nobody', { title: { arrayValue: { values: [text(1)] } } }),
  create('a title of a map', 'nobody', { title: { mapValue: { fields: { a: text(1) } } } }),
  create('a title of a number', 'nobody', { title: { integerValue: '1' } }),
  create('a view to begin with', 'nobody', { views: { integerValue: '1' } }),
  create('views as a fraction', 'nobody', { views: { doubleValue: 0.5 } }),
  create('views in words', 'nobody', { views: { stringValue: '0' } }),
  create('no views', 'nobody', { views: undefined }),
  create('a further field', 'nobody', { extra: text(1) }),
  create('an empty site', 'nobody', { siteId: text(0) }),
  create('a site too long', 'nobody', { siteId: text(65) }),
  create('in another collection', 'nobody', {}, 'other'),
  create('a lead', 'nobody', {}, 'leads'),
  create('a text message', 'nobody', {}, 'leadSms'),
  create('below a post', 'nobody', {}, 'press/x/comments'),
  {
    name: 'create: dated by the sender',
    allowed: 'nobody',
    call: 'commit',
    body: (id) => {
      const { updateTransforms: _, ...sound } = creation(id, { date: { timestampValue: '2020-01-01T00:00:00Z' } });
      return write(sound);
    },
  },
  update('the title', 'administrator', { title: text(3) }),
  update('the summary', 'administrator', { summary: text(3) }),
  update('all words', 'administrator', { title: text(3), summary: text(3), content: text(3) }),
  update('an edit dated by the sender', 'nobody', {
    title: text(3),
    modified: { timestampValue: '2020-01-01T00:00:00Z' },
  }),
  update('an empty title', 'nobody', { title: text(0) }),
  update('a title too long', 'nobody', { title: text(201) }),
  update('a title that refers to a document', 'nobody', { title: reference }),
  update('the site', 'nobody', { siteId: text(3) }),
  update('the date', 'nobody', { date: { timestampValue: '2020-01-01T00:00:00Z' } }),
  update('a further field', 'nobody', { extra: text(1) }),
  update('a field away', 'nobody', {}, ['title']),
  update('views set', 'nobody', { views: { integerValue: '1000' } }),
  update('views set back', 'nobody', { views: { integerValue: '-1' } }),
  update('views with a title', 'nobody', { views: { integerValue: '1' }, title: text(3) }),
  transform('two views at once', 'nobody', increment({ integerValue: '2' })),
  transform('a view less', 'nobody', increment({ integerValue: '-1' })),
  transform('half a view', 'nobody', increment({ doubleValue: 0.5 })),
  transform('another number', 'nobody', [{ fieldPath: 'n', increment: { integerValue: '1' } }]),
  transform('the date of now', 'nobody', [{ fieldPath: 'date', setToServerValue: 'REQUEST_TIME' }]),
  {
    name: 'delete: a post',
    allowed: 'administrator',
    call: 'commit',
    body: (id) => write({ delete: nameOf(`press/${id}`) }),
    exists: true,
  },
  { name: 'delete: a lead', allowed: 'nobody', call: 'commit', body: (id) => write({ delete: nameOf(`leads/${id}`) }) },
  {
    name: 'read: a post',
    allowed: 'anyone',
    call: 'batchGet',
    body: (id) => ({ documents: [nameOf(`press/${id}`)] }),
    exists: true,
  },
  { name: 'read: a lead', allowed: 'nobody', call: 'batchGet', body: (id) => ({ documents: [nameOf(`leads/${id}`)] }) },
  {
    name: 'read: an account',
    allowed: 'nobody',
    call: 'batchGet',
    body: (id) => ({ documents: [nameOf(`accounts/${id}`)] }),
  },
  {
    name: 'read: a draft',
    allowed: 'administrator',
    call: 'batchGet',
    body: (id) => ({ documents: [nameOf(`pressDrafts/${id}`)] }),
  },
  {
    name: 'read: what a post said',
    allowed: 'administrator',
    call: 'batchGet',
    body: (id) => ({ documents: [nameOf(`pressVersions/${id}`)] }),
  },
  {
    name: 'update: the session of another account',
    allowed: 'nobody',
    call: 'commit',
    body: (id) =>
      write({
        update: { name: nameOf(`sessions/${id}`), fields: {} },
        updateTransforms: [{ fieldPath: 'validSince', setToServerValue: 'REQUEST_TIME' }],
      }),
  },
  query('posts', 'anyone', newestPosts(10).structuredQuery),
  query('posts without a limit', 'nobody', newestPosts().structuredQuery),
  query('very many posts', 'nobody', newestPosts(5000).structuredQuery),
  query('drafts', 'administrator', ofDesk('pressDrafts', 'siteId')),
  query('drafts without a limit', 'nobody', { from: [{ collectionId: 'pressDrafts' }] }),
  query('what posts said', 'administrator', ofDesk('pressVersions', 'postId')),
  query('leads', 'nobody', { from: [{ collectionId: 'leads' }], limit: 10 }),
  query('every collection', 'nobody', { from: [{ allDescendants: true }], limit: 10 }),
  query('text messages', 'nobody', { from: [{ collectionId: 'leadSms' }], limit: 10 }),
];
