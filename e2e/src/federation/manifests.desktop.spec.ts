import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserLock } from '@platform/contract';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../fixtures';
import { repository } from '../setup/processes';

// What is served is the same at every width.

/** The plugin that the presets are pinned to. */
const { dependencies } = JSON.parse(readFileSync(path.join(repository, 'platform/rspack/package.json'), 'utf8'));
const pluginVersion = dependencies['@module-federation/enhanced'];

/** What only development builds of the router and of React say. */
const developmentWords = [
  'No routes matched location',
  'Error handled by React Router default ErrorBoundary',
  'react-stack-bottom-frame',
  'Each child in a list should have a unique',
  'Rendered more hooks than during the previous render.',
];

interface Live {
  readonly html: string;
  readonly shell: string;
  readonly remotes: BrowserLock['remotes'];
}

/** Where the live versions are served. */
async function live(request: APIRequestContext): Promise<Live> {
  const html = await (await request.get('/')).text();
  const [, shell = ''] = html.match(/src="(\/_modules\/shell\/[^/]+\/)/) ?? [];
  const [, file = ''] = html.match(/id="release-lock"[^>]* href="([^"]+)"/) ?? [];
  const lock = (await (await request.get(file)).text()).replace('export default ', '');
  return { html, shell, remotes: (JSON.parse(lock) as BrowserLock).remotes };
}

test("shell and modules are built by Module Federation's own plugin, and their manifests say so", async ({
  request,
}) => {
  const { shell, remotes } = await live(request);
  const manifestAt = async (base: string) => (await request.get(`${base}mf-manifest.json`)).json();
  expect(await manifestAt(shell)).toMatchObject({ name: 'shell', metaData: { pluginVersion } });
  expect(Object.keys(remotes).length).toBeGreaterThan(3);
  for (const [module, { base, entry, exposes }] of Object.entries(remotes)) {
    const manifest = await manifestAt(base);
    expect(manifest, module).toMatchObject({
      name: module.replaceAll('-', '_'),
      metaData: { pluginVersion, remoteEntry: { name: entry, type: 'module' } },
    });
    const exposed = manifest.exposes.map((piece: { path: string }) => piece.path).sort();
    expect(exposed, module).toEqual(Object.keys(exposes).sort());
  }
});

test("no script of a first visit holds Module Federation's runtime or a development build", async ({ request }) => {
  const { html } = await live(request);
  const scripts = [...html.matchAll(/(?:modulepreload" href|module" src)="([^"]+)"/g)].map(
    ([, address = '']) => address,
  );
  expect(scripts.length).toBeGreaterThan(4);
  const code = (await Promise.all(scripts.map(async (address) => (await request.get(address)).text()))).join('');
  expect(code).toContain('popstate');
  for (const unwanted of ['__FEDERATION__', ...developmentWords]) expect(code).not.toContain(unwanted);
});

test('the types of what a module exposes are published where its build was asked for them', async ({ request }) => {
  test.skip(!process.env.MODULE_TYPES, 'MODULE_TYPES is not set');
  const { remotes } = await live(request);
  for (const [module, { base }] of Object.entries(remotes)) {
    const types = await request.get(`${base}@mf-types.d.ts`);
    expect(types.status(), module).toBe(200);
    expect((await request.get(`${base}@mf-types.zip`)).status(), module).toBe(200);
  }
});
