import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Remote, RemotePage, RemoteSurface, Slots } from '@platform/contract';

export { sampleSite } from '@platform/contract/testing/sampleSite';

import { publish } from './publish';
import { FolderStore } from './store/FolderStore';

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
  store: FolderStore,
  module: string,
  files: Readonly<Record<string, string>>,
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
  store: FolderStore,
  provides: Readonly<Record<string, string>> = { react: '19.3.1' },
  slots: Slots = {},
) {
  return publishFiles(store, 'shell', {
    'shell.json': JSON.stringify({ entry: { js: ['main.js'], css: ['main.css'] }, slots, provides }),
    'client/main.js': 'shell();',
    'client/main.css': 'body{}',
    'server/index.cjs': `
      exports.shared = { react: {} };
      exports.documentAssets = { icon: '/_assets/icon.svg', fonts: [] };
      exports.render = async ({ url, lock, page, loadPiece }) => {
        const route = lock.routes.find(({ path }) => path === url || path.replace(/:\\w+/, '_any') === url || new RegExp('^' + path.replace(/:\\w+/, '[^/]+') + '$').test(url));
        const words = route ? (await loadPiece(route.remote, route.expose.slice(2))).words(page) : 'Not Found';
        return { head: '<title>' + (route ? route.title : 'Not Found') + '</title>', body: '<main>' + words + '</main>' };
      };`,
  });
}

/** Publishes a module whose pages all read `words`, a JavaScript expression of `page`. */
export function publishRemote(
  store: FolderStore,
  given: Remote,
  {
    words = "'words'",
    prerender = '{}',
    requires = { react: '^19.3.0' },
    props = {},
    uses = {},
    sources = 'null',
    css,
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
    }),
    'client/remoteEntry.js': 'container();',
    'client/frame.html': '<title>Frame</title>',
    [`client/${chunk}`]: `page(${JSON.stringify(words)});`,
    ...(css && { 'client/own.css': css }),
    'server/index.cjs': `
      exports.exposes = { './Page': async () => ({ words: (page) => ${words} }) };
      exports.prerenders = { './prerender.ts': async () => ({ default: ${prerender} }) };
      exports.sources = ${sources === 'null' ? 'null' : `async () => ({ default: ${sources} })`};`,
  });
}
