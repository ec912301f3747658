import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { folderOf } from '../testing';
import { describeRemote } from './describeRemote';

let folder: string;

const write = (name: string, content: unknown) => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
};

const manifest = (type: string, at = './Page') => ({
  metaData: { remoteEntry: { name: 'remoteEntry.js', path: '', type } },
  shared: [
    { name: 'react', requiredVersion: '^19.0.0' },
    { name: 'lodash', requiredVersion: '^4.0.0' },
  ],
  exposes: [
    {
      path: at,
      assets: {
        js: { sync: ['page.js', 'left-out.js'], async: ['page.js', 'later.js'] },
        css: { sync: ['page.css'], async: [] },
      },
    },
  ],
});

beforeEach(() => {
  folder = folderOf({
    'remote.ts': "export default { name: 'guest', devPort: 1, exposes: { './Page': './src/Page.tsx' }, pages: [] };\n",
    'src/Page.tsx': 'export default function Page({ label }: { readonly label: string }) { return label; }\n',
  });
  for (const name of ['page.js', 'later.js', 'page.css']) write(`dist/client/${name}`, '');
});

test('a build of other tools is described by its remote.ts and the manifest that Module Federation writes', async () => {
  write('dist/client/mf-manifest.json', manifest('module'));
  expect(await describeRemote(folder)).toEqual({
    remote: { name: 'guest', devPort: 1, exposes: { './Page': './src/Page.tsx' }, pages: [] },
    entry: 'remoteEntry.js',
    manifest: 'mf-manifest.json',
    exposes: { './Page': { js: ['page.js'], css: ['page.css'], laterJs: ['later.js'], laterCss: [] } },
    props: { './Page': { label: { required: true, type: ['string'] } } },
    uses: {},
    // What the site does not share, the remote brings.
    requires: { react: '^19.0.0' },
  });
});

test('with a server bundle its pieces are prerendered', async () => {
  write('dist/client/mf-manifest.json', manifest('module'));
  write('dist/server/index.cjs', '');
  expect((await describeRemote(folder)).prerendered).toBe(true);
});

test.each([
  ['is not there', null, 'Build first'],
  ['is of scripts that browsers do not check', manifest('global'), "library: { type: 'module' }"],
  ['does not expose what remote.ts says', manifest('module', './Other'), 'remote.ts exposes ./Page'],
])('a build whose manifest %s is refused, with the remedy', async (_, given, says) => {
  if (given) write('dist/client/mf-manifest.json', given);
  await expect(describeRemote(folder)).rejects.toThrow(says);
});
