import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, hydrated, test } from '../fixtures';
import { ModuleCopy } from '../release/moduleCopy';
import { TestRelease } from '../release/testRelease';
import { repository } from '../setup/processes';

test.skip(({ isMobile }) => isMobile, 'federation is the same at every width');

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const piece = 'vite-remote/Counter';
const words = 'pressed';
const fallback = 'the counter is on its way';
const page = `import { Federated } from '@platform/runtime';

export default function CounterPage() {
  return <section><h2>A page of ours</h2><Federated of="${piece}" label="${words}" fallback={<p>${fallback}</p>} /></section>;
}
`;

let site: TestRelease;

/** A site with a remote built by Vite, and a page of a module of ours that places its piece. */
test.beforeAll(async () => {
  test.setTimeout(180_000);
  execFileSync('npx', ['turbo', 'run', 'build', '--filter=vite-remote', '--output-logs=errors-only'], {
    cwd: repository,
    stdio: 'pipe',
  });
  site = await TestRelease.start('other-bundler');
  await site.deploy('vite-remote', path.join(repository, 'examples/vite-remote/dist'));
  const copy = new ModuleCopy('mf-press', 'other-bundler-press');
  copy.write('src/pages/counter/CounterPage.tsx', page);
  copy.write(
    'pieces.d.ts',
    `import '@platform/runtime/pieces';\n\ndeclare module '@platform/runtime/pieces' {\n  interface Pieces {\n    readonly '${piece}': {\n      readonly label: string;\n    };\n  }\n}\n`,
  );
  copy.edit('remote.ts', 'exposes: {', "exposes: { './CounterPage': './src/pages/counter/CounterPage.tsx',");
  copy.edit(
    'remote.ts',
    'pages: [',
    `uses: ['${piece}'], pages: [{ path: '/Counter', expose: './CounterPage', title: '셈', description: '누른 횟수를 셉니다.', banner: 'press' },`,
  );
  copy.build();
  await site.deploy('mf-press', copy.dist);
});
test.afterAll(() => site?.stop());

test('a piece that Vite built lives in a page of ours, with its React, under the strict policy', async ({
  page,
  request,
}) => {
  const document = await request.get(`${site.origin}/Counter`);
  expect(document.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(await document.text()).toContain(fallback);

  await page.goto(`${site.origin}/Counter`);
  const counter = page.getByRole('button', { name: words });
  await counter.click();
  await counter.click();
  await expect(counter).toHaveText(`${words} 2`);
  await expect(page.getByText(fallback)).toBeHidden();
  const react = await page.evaluate(() => {
    const { __INSTANCES__: instances } = (globalThis as unknown as { __FEDERATION__: { __INSTANCES__: Host[] } })
      .__FEDERATION__;
    interface Host {
      readonly name: string;
      readonly shareScopeMap: Record<
        string,
        Record<string, Record<string, { readonly from: string; loaded?: boolean }>>
      >;
    }
    return instances.flatMap(({ shareScopeMap }) =>
      Object.values(shareScopeMap.default?.react ?? {}).flatMap(({ from, loaded }) => (loaded ? [from] : [])),
    );
  });
  expect([...new Set(react)]).toEqual(['shell']);
});

test('a page without such a piece loads nothing of the official runtime', async ({ page }) => {
  const asked: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') asked.push(await response.text());
  });
  await page.goto(site.origin);
  await hydrated(page);
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((code) => code.includes('__FEDERATION__'))).toEqual([]);
});
