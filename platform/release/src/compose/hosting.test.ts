import type { ReleaseLock } from '@platform/contract';
import { describe, expect, it } from 'vitest';
import { contentType } from '../edge/contentTypes';
import { HostingRules } from '../edge/hostingRules';
import { release } from '../release';
import { page, publishRemote, publishShell, remote, sampleSite, temporaryStore } from '../testing';
import { hosting } from './hosting';
import { inlineSource } from './integrity';

const route = (path: string) => ({
  path,
  canonical: path,
  remote: 'mf-alpha',
  expose: './Page' as const,
  title: path,
  description: path,
  heading: path,
  banner: null,
  group: null,
  submenu: [],
  noindex: false,
});

const lock: ReleaseLock = {
  id: 'lock',
  shell: { version: 's1', base: '/_modules/shell/s1/', files: {} },
  remotes: {},
  routes: [route('/'), route('/About/Us'), route('/news/:id')],
  redirects: [{ from: '/old', to: '/About/Us' }],
  menu: [],
  footer: [],
  slots: {},
  endpoints: [],
  facts: sampleSite.facts,
};

const rules = new HostingRules(
  hosting(lock, [{ 'frame-src': ['https://film.example'] }], {
    favicon: '/_assets/icon.png',
    boot: 'boot();',
    styles: [['/', 'p{color:red}']],
  }),
);

describe('hosting', () => {
  it.each([
    ['/favicon.ico', '/_assets/icon.png'],
    ['/old', '/About/Us'],
    ['/OLD', '/About/Us'],
    ['/about/us', '/About/Us'],
    ['/About/Us', null],
    ['/', null],
    ['/news/one', null],
  ])('leads %s to %s', (path, destination) => {
    expect(rules.redirect(path)).toBe(destination);
  });

  it('answers a parameter without a page of its own with the page for any', () => {
    expect(rules.rewrite('/news/one')).toBe('/news/_any.html');
    expect(rules.rewrite('/news/one/two')).toBeNull();
  });

  it('lets pages be asked for anew each time, under the policy of what modules declare', () => {
    const headers = rules.headers('/About/Us');
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://film.example;");
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('allows a page the styles that stand in it, and no other page', () => {
    const styles = (path: string) =>
      /style-src ([^;]*)/.exec(rules.headers(path)['content-security-policy'] ?? '')?.[1];
    expect(styles('/')).toBe(`'self' ${inlineSource('p{color:red}')}`);
    expect(rules.headers('/')).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
    for (const path of ['/About/Us', '/news/one', '/404']) expect(styles(path)).toBe("'self'");
  });

  it.each(['/_modules/mf-alpha/1f0c/c.12.js', '/_modules/mf-alpha/1f0c/a/b.css', '/_assets/12.woff2'])(
    'sends no policy about documents with %s',
    (path) => {
      expect(Object.keys(rules.headers(path)).sort()).toEqual([
        'access-control-allow-origin',
        'cache-control',
        'x-content-type-options',
      ]);
      const sizes = Object.entries(rules.headers(path)).map(([key, value]) => `${key}: ${value}`.length);
      expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(130);
    },
  );

  it('names with pages which of their links may be fetched ahead, in a file that browsers take for that', () => {
    const named = JSON.parse(rules.headers('/About/Us')['speculation-rules'] ?? '') as string;
    expect(rules.headers(named)).toMatchObject({
      'content-type': 'application/speculationrules+json',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(rules.headers(named)).not.toHaveProperty('content-security-policy');
    expect(contentType(named)).toBe('application/speculationrules+json');
  });

  it.each(['/_modules/mf-alpha/1f0c/tour', '/_assets/12.svg', '/_assets/12.pdf', '/app.js', '/_modulesx/a.js'])(
    'sends the policy with %s, which a browser may show',
    (path) => {
      expect(rules.headers(path)).toMatchObject({
        'content-security-policy': expect.stringContaining("frame-src 'self' https://film.example;"),
        'strict-transport-security': 'max-age=31536000',
      });
    },
  );

  it.each(['/_modules/mf-alpha/v1/remoteEntry.js', '/_assets/0123.avif'])(
    'keeps %s for good, and lets other sites use it',
    (path) => {
      expect(rules.headers(path)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
    },
  );
});

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
