import { expect, it } from 'vitest';
import { release } from '../release';
import { requireSiteFile } from '../site';
import { textOf } from '../store/bytes';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';

it('asks the back end for the data of all pages at once, and each page gets its own', async () => {
  const store = await temporaryStore();
  const paths = ['/', '/One', '/Two'];
  // Nobody gets an answer before all of them have asked.
  const prerender = `{ data: ({ path }) => new Promise((answer) => {
    const waiting = (globalThis.askedForData ??= []);
    waiting.push(() => answer('data of ' + path));
    if (waiting.length === ${paths.length}) for (const one of waiting) one();
  }) }`;
  const alpha = remote(
    'mf-alpha',
    paths.map((path) => page({ path, prerender: './prerender.ts' })),
  );
  const replace = {
    shell: await publishShell(store),
    'mf-alpha': await publishRemote(store, alpha, { prerender, words: 'page.data' }),
  };
  const { id } = await release({ store, replace, site: sampleSite, backEnd: null });
  expect(textOf(await requireSiteFile(store, id, 'One.html'))).toContain('<main>data of /One</main>');
  expect(textOf(await requireSiteFile(store, id, 'index.html'))).toContain('<main>data of /</main>');
});
