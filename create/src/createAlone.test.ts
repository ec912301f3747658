import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAlone } from './createAlone';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'alone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const answers = {
  module: 'mf-events',
  path: '/Promotion/Events',
  title: '행사',
  description: '행사를 모았습니다.',
  group: 'promotion',
};
const toolbox = {
  tarballs: { '@platform/runtime': 'platform-runtime-1.2.0.tgz' },
  versions: { '@platform/runtime': '1.2.0', react: '19.3.1' },
  tools: { vitest: '4.1.12' },
};
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a repository has its module at the root, its page in remote.ts, and what it is built with by version', async () => {
  const written = await createAlone(folder, answers, toolbox);
  expect(written).toContain('src/pages/events/EventsPage.tsx');
  expect(read('remote.ts')).toContain("'./EventsPage': './src/pages/events/EventsPage.tsx',");
  expect(read('remote.ts')).toContain("path: '/Promotion/Events',");
  expect(read('README.md')).toContain('**Owns** `/Promotion/Events`.');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'mf-events',
    dependencies: { '@platform/runtime': '1.2.0', react: '19.3.1' },
    devDependencies: { vitest: '4.1.12' },
  });
});

test('or by tarball', async () => {
  await createAlone(folder, answers, toolbox, path.join(folder, '../tarballs'));
  const { dependencies } = JSON.parse(read('package.json')) as { readonly dependencies: Record<string, string> };
  expect(dependencies).toEqual({ '@platform/runtime': 'file:../tarballs/platform-runtime-1.2.0.tgz', react: '19.3.1' });
});

test('a name or a path that can not be is refused before anything is written', async () => {
  await expect(createAlone(folder, { ...answers, module: 'events' }, toolbox)).rejects.toThrow(
    'Write it like mf-events',
  );
  await expect(createAlone(folder, { ...answers, path: 'Events' }, toolbox)).rejects.toThrow('can not be a page');
  expect(() => read('package.json')).toThrow();
});
