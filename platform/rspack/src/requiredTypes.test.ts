import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Remote } from '@platform/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { remoteConfig } from './remoteConfig';
import { build, folderOf } from './testing';

const remote: Remote = { name: 'mf-fixture', devPort: 1, exposes: { './Page': './src/Page.tsx' }, pages: [] };
const tsconfig = JSON.stringify({
  compilerOptions: {
    target: 'ES2023',
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
});
const sources = {
  'tsconfig.json': tsconfig,
  'src/Page.tsx': 'export default function Page(): string { return null; }',
};

afterEach(() => vi.unstubAllEnvs());

it('a build whose types can not be written fails, saying what, why and the remedy', async () => {
  vi.stubEnv('MODULE_TYPES', '1');
  const dir = folderOf(sources);
  const [message = ''] = await build(remoteConfig(remote, dir));
  expect(message).toContain(
    'mf-fixture was to be built with the types of its pieces, but @mf-types.zip and @mf-types.d.ts',
  );
  expect(message).toContain('npx tsc -p mf-fixture');
  expect(existsSync(path.join(dir, 'dist/remote.json'))).toBe(false);

  vi.stubEnv('MODULE_TYPES', '');
  expect(await build(remoteConfig(remote, dir))).toEqual([]);
}, 60_000);
