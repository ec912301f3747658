import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserLock, Remote, RemotePage, RemoteSurface, SiteFont, Slots } from '@platform/contract';
import { textOf } from './store/bytes';

export { sampleSite } from '@platform/contract/testing/sampleSite';

import { publish } from './publish';
import { FolderStore } from './store/FolderStore';
import { keys } from './store/keys';
import { type ReleaseStore, readRequired } from './store/ReleaseStore';

export const page = (given: Partial<RemotePage> & Pick<RemotePage, 'path'>): RemotePage => ({
  expose: './Page',
  title: `Title of ${given.path}`,
  description: `Description of ${given.path}`,
  ...given,
});

export const remote = (name: string, pages: readonly RemotePage[]): Remote => ({
  name,
  devPort: 1,
  exposes: { './Page': './Page.tsx' },
  pages,
});

export const temporaryStore = async () => new FolderStore(await mkdtemp(path.join(tmpdir(), 'release-')));

async function publishFiles(
  store: ReleaseStore,
  module: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'dist-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  return (await publish(store, module, dist)).version;
}

/** Publishes a shell that renders every page as its address and the words of the pieces on it. */
export function publishShell(
  store: ReleaseStore,
  provides: Readonly<Record<string, string>> = { react: '19.3.1' },
  slots: Slots = {},
  {
    fonts = [],
    assets = {},
    script = 'shell();',
    footer = "''",
    boot,
  }: {
    fonts?: readonly SiteFont[];
    assets?: Readonly<Record<string, string | Buffer>>;
    /** What browsers run. */
    script?: string;
    /** An expression of `url` and `lock`: what stands below the words of every page. */
    footer?: string;
    /** Starts the other scripts; without it they start by themselves. */
    boot?: string;
  } = {},
) {
  return publishFiles(store, 'shell', {
    'shell.json': JSON.stringify({ entry: { js: ['main.js'], css: ['main.css'] }, slots, provides, fonts, boot }),
    ...Object.fromEntries(Object.entries(assets).map(([name, content]) => [`_assets/${name}`, content])),
    'client/main.js': script,
    'client/main.css': 'body{}',
    'server/index.cjs': `
      exports.shared = { react: {} };
      exports.documentAssets = { icons: { drawing: '/_assets/icon.svg', favicon: '/_assets/icon.png', touch: '/_assets/touch.png' } };
      exports.render = async ({ url, lock, page, loadPiece }) => {
        const route = lock.routes.find(({ path }) => path === url || path.replace(/:\\w+/, '_any') === url || new RegExp('^' + path.replace(/:\\w+/, '[^/]+') + '$').test(url));
        const words = route ? (await loadPiece(route.remote, route.expose.slice(2))).words(page) : 'Not Found';
        return { head: '<title>' + (route ? route.title : 'Not Found') + '</title>', body: '<main>' + words + '</main>' + ${footer} };
      };`,
  });
}

/** Publishes a module whose pages all read `words`, a JavaScript expression of `page`. */
export function publishRemote(
  store: ReleaseStore,
  given: Remote,
  {
    words = "'words'",
    prerender = '{}',
    requires = { react: '^19.3.0' },
    props = {},
    uses = {},
    sources = 'null',
    css,
    foreign = {},
    characters,
    banners = '{}',
    script = `page(${JSON.stringify(words)});`,
  }: {
    words?: string;
    prerender?: string;
    requires?: Readonly<Record<string, string>>;
    props?: RemoteSurface['props'];
    uses?: RemoteSurface['uses'];
    /** An expression: the function that says what the module loads from elsewhere. */
    sources?: string;
    /** A stylesheet of the pieces. */
    css?: string;
    /** The build for other hosts, by file name. */
    foreign?: Readonly<Record<string, string>>;
    /** What its build found that it shows. */
    characters?: RemoteSurface['characters'];
    /** An expression: the loaders of its banner pictures, by name. */
    banners?: string;
    /** What browsers run of its pieces. */
    script?: string;
  } = {},
) {
  const chunk = `c.${given.name}.js`;
  return publishFiles(store, given.name, {
    'remote.json': JSON.stringify({
      remote: given,
      entry: 'remoteEntry.js',
      exposes: Object.fromEntries(
        Object.keys(given.exposes).map((key) => [
          key,
          { js: [chunk], css: css ? ['own.css'] : [], laterJs: [], laterCss: [] },
        ]),
      ),
      props,
      uses,
      requires,
      ...(characters && { characters }),
    }),
    'client/remoteEntry.js': 'container();',
    'client/frame.html': '<title>Frame</title>',
    [`client/${chunk}`]: script,
    ...(css && { 'client/own.css': css }),
    ...Object.fromEntries(Object.entries(foreign).map(([name, content]) => [`foreign/${name}`, content])),
    'server/index.cjs': `
      exports.exposes = { './Page': async () => ({ words: (page) => ${words} }) };
      exports.prerenders = { './prerender.ts': async () => ({ default: ${prerender} }) };
      exports.banners = ${banners};
      exports.sources = ${sources === 'null' ? 'null' : `async () => ({ default: ${sources} })`};`,
  });
}

/** What a composed document tells browsers of the lock: the file that it names. */
export async function namedLock(store: FolderStore, html: string): Promise<BrowserLock> {
  const [, asset = ''] = html.match(/id="release-lock" rel="modulepreload" href="\/_assets\/([^"]+)"/) ?? [];
  const code = textOf(await readRequired(store, keys.asset(asset)));
  return JSON.parse(code.replace('export default ', '')) as BrowserLock;
}
