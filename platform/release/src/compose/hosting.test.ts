import { expect, it } from 'vitest';
import { release } from '../release';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';

it.each(['//evil.example/', 'https://evil.example/', '/\\evil.example', '/a/../b', '/a?b', 'a'])(
  'a redirect to %s is refused: it would leave the site or change its meaning',
  async (to) => {
    const store = await temporaryStore();
    const alpha = { ...remote('mf-alpha', [page({ path: '/' })]), redirects: [{ from: '/Old', to }] };
    const replace = { shell: await publishShell(store), 'mf-alpha': await publishRemote(store, alpha) };
    await expect(release({ store, replace, site: sampleSite, backEnd: null })).rejects.toThrow(
      `The redirect of /Old leads to "${to}", which is no path of this site.`,
    );
  },
);
