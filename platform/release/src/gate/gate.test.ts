import type { Remote } from '@platform/contract';
import { describe, expect, it } from 'vitest';
import { readLive } from '../live';
import { release } from '../release';
import type { FolderStore } from '../store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';

const forms = {
  ...remote('mf-forms', [page({ path: '/sign-up' })]),
  exposes: { './Page': './Page.tsx', './Form': './Form.tsx' },
};
const home = remote('mf-home', [page({ path: '/' }), page({ path: '/about' })]);
const formProps = { './Form': { opener: { required: false, type: ['null', 'string'] } } };
const handsOpener = { 'mf-forms/Form': { opener: ['string'] } };

/** A live site of a home that places a form and links to its page, and a way to release on top of it. */
async function live() {
  const store = await temporaryStore();
  const go = (replace: Readonly<Record<string, string>>) =>
    release({ store, replace, site: sampleSite, backEnd: null });
  await go({
    shell: await publishShell(store),
    'mf-forms': await publishRemote(store, forms, { props: formProps, words: `'<h2 id="terms">Terms</h2>'` }),
    'mf-home': await publishRemote(store, home, {
      uses: handsOpener,
      words: `'<a href="/sign-up">Sign up</a><a href="/sign-up#terms">Terms</a>'`,
    }),
  });
  return { store, go };
}

type Given = Parameters<typeof publishRemote>[2];

async function refused(publish: (store: FolderStore) => Promise<Readonly<Record<string, string>>>): Promise<string> {
  const { store, go } = await live();
  const before = await readLive(store);
  const message = await publish(store)
    .then(go)
    .then(
      () => 'went live',
      (error: Error) => error.message,
    );
  expect(await readLive(store)).toEqual(before);
  return message;
}

const withForms = (given: Given, module = forms) =>
  refused(async (store) => ({ 'mf-forms': await publishRemote(store, module, given) }));

describe('a release is refused, by provider, consumer, page and remedy, when', () => {
  it('a piece is gone that another module places', async () => {
    const without = remote('mf-forms', [page({ path: '/sign-up' })]);
    expect(await withForms({ words: `'<h2 id="terms"></h2>'` }, without as typeof forms)).toBe(
      'mf-home places mf-forms/Form, which mf-forms does not expose (it exposes mf-forms/Page). ' +
        'Publish mf-forms with it, or mf-home without it first.',
    );
  });

  it('a prop is renamed', async () => {
    expect(await withForms({ props: { './Form': { origin: { required: false, type: ['string'] } } } })).toMatch(
      /^mf-home hands "opener" to mf-forms\/Form, which takes no such prop \(it takes origin\)\. Let mf-forms take both/,
    );
  });

  it('a prop is narrowed', async () => {
    expect(await withForms({ props: { './Form': { opener: { required: false, type: ["'header'"] } } } })).toMatch(
      /^mf-home may hand string as "opener" to mf-forms\/Form, which takes 'header' only\./,
    );
  });

  it('a prop is newly required', async () => {
    const more = { ...formProps['./Form'], title: { required: true, type: ['string'] } };
    expect(await withForms({ props: { './Form': more } })).toMatch(
      /^mf-home does not hand "title" to mf-forms\/Form, which can not do without it\./,
    );
  });

  it('a page is gone that another links to', async () => {
    const moved = { ...forms, pages: [page({ path: '/register', title: 'Elsewhere' })] };
    expect(await withForms({ props: formProps }, moved)).toBe(
      'mf-forms gave up /sign-up, to which a link leads on / and 1 more (mf-home). Keep the path, or lead it elsewhere with a ' +
        'redirect in remote.ts, or publish the page without the link first.',
    );
  });

  it('an anchor is gone that another links to', async () => {
    expect(await withForms({ props: formProps, words: "'no terms'" })).toBe(
      'mf-forms: there is no element with the id of /sign-up#terms, to which a link leads on / and 1 more (mf-home). ' +
        'Give it back its id, or publish the page with the link corrected first.',
    );
  });

  it('a link leads to a path that never was', async () => {
    expect(await withForms({ props: formProps, words: `'<h2 id="terms"></h2><a href="/nowhere">?</a>'` })).toMatch(
      /^Nobody owns \/nowhere, to which a link leads on \/sign-up \(mf-forms\)\. Correct the link/,
    );
  });

  it('a link leads beside what the back end answers, and not when it leads to that', async () => {
    const linking = (href: string) => ({ props: formProps, words: `'<h2 id="terms"></h2><a href="${href}">?</a>'` });
    expect(await withForms(linking('/api/form'))).toMatch(/^Nobody owns \/api\/form, /);
    const { store, go } = await live();
    await go({ 'mf-forms': await publishRemote(store, forms, linking('/api/forms/book')) });
    expect((await readLive(store))?.number).toBe(2);
  });

  it('a stylesheet of a module styles what is not its own', async () => {
    const css = ':root{--ink:red}.mf-forms-Form-x1{color:red}body .mf-forms-Form-x1,h1{margin:0}';
    const message = await withForms({ props: formProps, css });
    expect(message).toContain(
      'mf-forms is not published.\nmf-forms: ":root" in own.css styles what is not the module\'s own.',
    );
    expect(message).toContain('mf-forms: "h1" in own.css');
    expect(message).not.toContain('"body');
  });

  it('a page embeds what nobody declared', async () => {
    const words = `'<h2 id="terms"></h2><iframe src="https://tour.example/1"></iframe>'`;
    expect(await withForms({ props: formProps, words })).toBe(
      "mf-forms: the page /sign-up embeds https://tour.example/1, which nobody declared. Name https://tour.example under 'frame-src' " +
        'in the file that "sources" of remote.ts points to.',
    );
  });
});

describe('a release goes live when', () => {
  it('a provider takes both the old and the new prop, the consumer moves, and the provider drops the old one', async () => {
    const { store, go } = await live();
    const publish = async (props: NonNullable<Given>['props']) =>
      go({
        'mf-forms': await publishRemote(store, forms, { ...(props && { props }), words: `'<h2 id="terms"></h2>'` }),
      });
    const origin = { required: false, type: ['string'] };
    await publish({ './Form': { ...formProps['./Form'], origin } });
    const uses = { 'mf-forms/Form': { origin: ['string'] } };
    await go({ 'mf-home': await publishRemote(store, home, { uses }) });
    await publish({ './Form': { origin } });
  });

  it('a declared source is embedded, and the policy allows it', async () => {
    const { store, go } = await live();
    const composed = await go({
      'mf-forms': await publishRemote(store, forms, {
        props: formProps,
        words: `'<h2 id="terms"></h2><iframe src="https://tour.example/1"></iframe>'`,
        sources: "() => ({ 'frame-src': ['https://tour.example'] })",
      }),
    });
    expect(JSON.stringify(composed.hosting)).toContain("frame-src 'self' https://tour.example;");
  });

  it('links lead to other sites, to files, to a parameter of a page and to the page itself', async () => {
    const { store, go } = await live();
    const news = remote('mf-news', [page({ path: '/{site}/news/:id' })]);
    const links = [
      'https://other.example/x',
      'tel:16000000',
      '/rss.xml',
      '/sample/news/7?from=x',
      '#here',
      '/#here',
      'https://sample.example/about',
    ];
    const words = JSON.stringify(`<p id="here"></p>${links.map((href) => `<a href="${href}">x</a>`).join('')}`);
    await go({
      'mf-news': await publishRemote(store, news),
      'mf-home': await publishRemote(store, home, { uses: handsOpener, words }),
    });
  });

  it('a document links to what is nowhere: its author’s words keep no other page from being made', async () => {
    const { store, go } = await live();
    const news = { ...page({ path: '/{site}/news/:id' }), prerender: './prerender.ts', documents: 'news' };
    const prerender = "{ paths: async () => [{ id: 'one' }], data: async ({ params }) => ({ id: params.id ?? null }) }";
    const linking = (where: string) =>
      publishRemote(store, remote('mf-news', [news]), {
        words: `${where} ? '<a href="/nowhere">?</a>' : ''`,
        prerender,
      });
    await go({ 'mf-news': await linking("page?.data?.id === 'one'") });
    expect((await readLive(store))?.number).toBe(2);
    // What stands around any document is the module's.
    await expect(linking('true').then((version) => go({ 'mf-news': version }))).rejects.toThrow('Nobody owns /nowhere');
  });
});

describe('a slot of the shell', () => {
  const slots = { popup: { required: true, hands: { opener: ['null', 'string'] } } };
  const filling = { ...forms, slots: { popup: { piece: './Form' as const, whenStored: 'forms:' } } };

  async function releaseWith(...modules: readonly (readonly [Remote, Given])[]) {
    const store = await temporaryStore();
    const published = await Promise.all(
      modules.map(async ([module, given]) => [module.name, await publishRemote(store, module, given)]),
    );
    const shell = await publishShell(store, { react: '19.3.1' }, slots);
    return release({ store, replace: { shell, ...Object.fromEntries(published) }, site: sampleSite, backEnd: null });
  }

  it('is filled by the module that says so, and the lock names the piece', async () => {
    const { lock } = await releaseWith([filling, { props: formProps }]);
    expect(lock.slots).toEqual({ popup: { of: 'mf-forms/Form', whenStored: 'forms:' } });
  });

  it.each<[string, readonly (readonly [Remote, Given])[], string]>([
    [
      'is empty',
      [[forms, { props: formProps }]],
      'The slot "popup" of the shell is empty. Publish a module that fills it',
    ],
    [
      'is filled twice',
      [
        [filling, { props: formProps }],
        [{ ...remote('mf-two', []), slots: { popup: { piece: './Page' } } }, { props: { './Page': {} } }],
      ],
      'mf-forms and mf-two both fill the slot "popup"',
    ],
    [
      'is not there',
      [[{ ...filling, slots: { ...filling.slots, cellar: { piece: './Form' } } }, { props: formProps }]],
      'mf-forms fills the slot "cellar", which the shell does not have (it has popup)',
    ],
    [
      'gets a piece that takes something else',
      [[filling, { props: { './Form': { title: { required: true, type: ['string'] } } } }]],
      'the shell hands "opener" to mf-forms/Form, which takes no such prop (it takes title)',
    ],
    [
      'gets a piece that is not exposed',
      [[filling, {}]],
      'fills the slot "popup" with ./Form, which it does not expose',
    ],
  ])('refuses the release when it %s', async (_, modules, message) => {
    await expect(releaseWith(...modules)).rejects.toThrow(message);
  });
});
