import type { ReleaseLock } from '@platform/contract';
import { describe, expect, it } from 'vitest';
import { filesOfDocument } from '../size/pageFiles';
import { sampleSite } from '../testing';
import { documentHtml } from './documentHtml';
import { importMap } from './integrity';
import { lockFile } from './makeLock';

const assetsOf = (name: string) => ({
  js: [`${name}.js`, 'common.js'],
  css: [`${name}.css`],
  laterJs: ['later.js'],
  laterCss: [],
});

const hash = 'ab'.repeat(32);
const hashes = (...files: string[]) => Object.fromEntries(files.map((file) => [file, hash]));

const lock: ReleaseLock = {
  id: 'lock',
  shell: { version: 's1', base: '/_modules/shell/s1/', files: hashes('main.js', 'main.css') },
  remotes: {
    'mf-alpha': {
      version: 'v1',
      base: '/_modules/mf-alpha/v1/',
      entry: 'remoteEntry.js',
      files: hashes('remoteEntry.js', 'page.js', 'page.css', 'part.js', 'part.css', 'common.js', 'later.js'),
      exposes: { './Page': assetsOf('page'), './Part': assetsOf('part') },
    },
  },
  routes: [],
  redirects: [],
  menu: [],
  footer: [],
  slots: {},
  endpoints: [],
  facts: sampleSite.facts,
};

const parts = {
  head: '<title>A page</title>',
  body: '<main>words</main>',
  lock,
  importMap: importMap(lock),
  shellEntry: { js: ['main.js'], css: ['main.css'] },
  boot: null,
  assets: {
    icons: { drawing: '/_assets/icon.svg', favicon: '/_assets/icon.png', touch: '/_assets/touch.png' },
  },
  fonts: {
    stylesheet: ['/_assets/fonts.css', 'sha256-fonts'],
    later: null,
    laterFiles: [],
    preloads: [{ href: '/_assets/a.woff2', fetchPriority: 'high' }],
  },
  styles: null,
  pieces: ['mf-alpha/Page', 'mf-alpha/Part'],
  waiting: new Set<string>(),
  page: null,
  alternates: [],
  structuredData: [],
  language: 'ko',
  translations: [],
} as const satisfies Parameters<typeof documentHtml>[0];

const addresses = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, address]) => address);

describe('a document', () => {
  it('loads what its pieces need, each file once, and nothing of later', () => {
    const html = documentHtml(parts);
    expect(addresses(html, /<link rel="modulepreload" href="([^"]+)"/g)).toEqual(
      ['remoteEntry.js', 'page.js', 'common.js', 'part.js'].map((file) => `/_modules/mf-alpha/v1/${file}`),
    );
    expect(addresses(html, /rel="stylesheet" href="([^"]+)"/g)).toEqual([
      '/_assets/fonts.css',
      '/_modules/shell/s1/main.css',
      '/_modules/mf-alpha/v1/page.css',
      '/_modules/mf-alpha/v1/part.css',
    ]);
    expect(addresses(html, /<script type="module" src="([^"]+)"/g)).toEqual(['/_modules/shell/s1/main.js']);
    expect(html).not.toMatch(/later\.js" integrity/);
    expect(addresses(html, /id="release-lock" rel="modulepreload" href="([^"]+)"/g)).toEqual([
      `/_assets/${lockFile(lock).asset}`,
    ]);
  });

  it('marks the stylesheets that every page has, for frames that are to look like it, and no module’s', () => {
    const html = documentHtml(parts);
    expect(addresses(html, /href="([^"]+)" integrity="[^"]+" data-site/g)).toEqual([
      '/_assets/fonts.css',
      '/_modules/shell/s1/main.css',
    ]);
    // The first paint waits for no font: a stand-in has the same measures.
    expect(html.indexOf('<link rel="preload" href="/_assets/a.woff2" as="font"')).toBeGreaterThan(
      html.indexOf('</main>'),
    );
    const plain = documentHtml({ ...parts, fonts: { stylesheet: null, later: null, laterFiles: [], preloads: [] } });
    expect(plain).not.toContain('/_assets/fonts.css');
  });

  it('holds the styles where they are given, and a disabled link for whoever looks for one', () => {
    const html = documentHtml({ ...parts, styles: 'p{color:red}' });
    expect(html.indexOf('<style>p{color:red}</style>')).toBeLessThan(html.indexOf('rel="stylesheet"'));
    const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toMatch(/ integrity="sha256-[^"]+"(?: data-site)? disabled>$/);
  });

  it('has the styles before the scripts, and the scripts at a low priority', () => {
    const html = documentHtml(parts);
    expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('rel="modulepreload"'));
    for (const tag of html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? []) {
      expect(tag).toContain('fetchpriority="low"');
    }
  });

  it('holds its data where no text of it can end the script', () => {
    const page = { path: '/', data: '</script><script>alert(1)</script>', head: null };
    const html = documentHtml({ ...parts, page, structuredData: [{ '@type': 'Thing', name: '</script>' }] });
    expect(html.match(/<\/script>/g)).toHaveLength(4);
    const [, json = ''] = html.match(/id="page-data">([^<]+)</) ?? [];
    expect(JSON.parse(json)).toEqual(page);
  });

  it('without data of its own has no place for it', () => {
    expect(documentHtml(parts)).not.toContain('page-data');
  });

  it('keeps scripts back where a boot script starts them, with what it goes by', () => {
    const slots = {
      popup: { of: 'mf-alpha/Part', whenStored: null },
      resume: { of: 'mf-alpha/Part', whenStored: 'kept' },
    } as const;
    const html = documentHtml({
      ...parts,
      lock: { ...lock, slots },
      boot: { code: 'boot();', startsByItself: true },
      waiting: new Set(['mf-alpha/Part']),
    });
    const [before = '', rest = ''] = html.split('<template id="rest" data-starts-by-itself data-when-stored="kept">');
    expect(before).toContain('<script>boot();</script>\n</head>');
    expect(before).toContain('part.css');
    expect(before).not.toMatch(/modulepreload|type="module"/);
    const [kept = '', pressed = ''] = rest.split('<template id="pressed">');
    expect(addresses(kept, /<link rel="modulepreload" href="[^"]+?([^/"]+)"/g)).toEqual([
      'remoteEntry.js',
      'page.js',
      'common.js',
      'main.js',
    ]);
    expect(addresses(kept, /<script type="module" src="[^"]+?([^/"]+)"/g)).toEqual(['main.js']);
    expect(addresses(pressed, /<link rel="\w+" href="[^"]+?([^/"]+)"/g)).toEqual([
      'remoteEntry.js',
      'part.js',
      'common.js',
      'part.css',
    ]);
    expect(filesOfDocument(html).js.map((file) => file.split('/').at(-1))).not.toContain('part.js');
  });

  it('names the files that its later text is drawn from where a boot script brings them, and nowhere else', () => {
    const fonts = {
      ...parts.fonts,
      later: ['/_assets/later.css', 'sha256-later'],
      laterFiles: ['b.woff2', 'c.woff2'],
    } as const;
    const link = (files: string) =>
      `<link rel="stylesheet" href="/_assets/later.css" integrity="sha256-later" data-later${files} data-site>`;
    const named = link('="b.woff2 c.woff2"');
    const html = documentHtml({ ...parts, fonts, boot: { code: 'boot();', startsByItself: false } });
    const [, kept = ''] = html.match(/<template id="rest">(.*?)<\/template>/s) ?? [];
    expect(kept).toContain(named);
    expect(html.replace(kept, '')).toContain(`<noscript>${link('')}</noscript>`);
    expect(html.replace(kept, '')).not.toContain('woff2 ');
    expect(filesOfDocument(html)).toMatchObject({
      css: ['/_assets/fonts.css', expect.stringContaining('main.css'), expect.any(String), expect.any(String)],
      fonts: ['/_assets/a.woff2'],
    });
    const atOnce = documentHtml({ ...parts, fonts });
    expect(atOnce).toContain(link(''));
    expect(atOnce).not.toContain(named);
  });

  it('is refused when it is made of a piece that the lock does not have', () => {
    expect(() => documentHtml({ ...parts, pieces: ['mf-alpha/Nothing'] })).toThrow(
      'The lock has no piece mf-alpha/Nothing',
    );
  });

  it('says what it is written in, and where the same stands in other languages', () => {
    const translations = [
      { language: 'ko', path: '/' },
      { language: 'en', path: '/en' },
      { language: 'x-default', path: '/' },
    ];
    const html = documentHtml({ ...parts, language: 'en', translations });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)].map((one) => one.slice(1)),
    ).toEqual(translations.map(({ language, path }) => [language, parts.lock.facts.origin + path]));
    expect(documentHtml(parts)).not.toContain('hreflang');
  });
});
