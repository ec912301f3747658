import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Remote } from '@platform/contract';
import { describe, expect, it } from 'vitest';
import { dependencies } from '../../package.json';
import { baseConfig, clientOutput } from '../baseConfig';
import { remoteConfig } from '../remoteConfig';
import { providedVersions } from '../sharedPackages';
import { shellConfig } from '../shellConfig';
import { build, filesIn, folderOf } from '../testing';
import { LockedRuntime } from './lockedRuntime';

const remote: Remote = {
  name: 'mf-fixture',
  devPort: 1,
  exposes: { './Page': './src/Page.tsx', './Other': './src/Other.tsx' },
  pages: [],
};

const sources = {
  'src/Page.tsx': "import { useState } from 'react';\nexport default () => useState('a page');\n",
  'src/Other.tsx': "import { useFacts } from '@platform/runtime';\nexport default () => useFacts();\n",
};

interface Container {
  init(scope: unknown): void;
  get(expose: string): Promise<() => { default: () => unknown }>;
}

async function builtContainer(): Promise<Container> {
  const dir = folderOf(sources);
  expect(await build(remoteConfig(remote, dir))).toEqual([]);
  return (await import(path.join(dir, 'dist/client/remoteEntry.js'))) as Container;
}

const react = { useState: (value: unknown) => `the host's React holds ${value}` };

describe('the container of a module', () => {
  it('takes what is shared from its host, whatever its version', async () => {
    const container = await builtContainer();
    container.init({
      react: { '1.0.0': { get: () => () => react } },
      'react/jsx-runtime': { '1.0.0': { get: async () => () => ({}) } },
    });
    const { default: Page } = (await container.get('./Page'))();
    expect(Page()).toBe("the host's React holds a page");
  });

  it('says which piece it does not expose', async () => {
    await expect((await builtContainer()).get('./Nothing')).rejects.toThrow('./Nothing is not exposed');
  });

  it('says what its host does not share', async () => {
    const container = await builtContainer();
    container.init({ react: { '1.0.0': { get: () => () => react } } });
    await expect(container.get('./Other')).rejects.toThrow('The host shares no @platform/runtime');
  });

  it('holds nothing of the official runtime, and neither does the shell', async () => {
    const dir = folderOf(sources);
    const shell = folderOf({ 'src/main.tsx': "import 'react';", 'src/server.tsx': '' });
    expect(await build([...remoteConfig(remote, dir), ...shellConfig(shell, {})])).toEqual([]);
    for (const folder of [dir, shell]) {
      const code = Object.values(filesIn(path.join(folder, 'dist/client'))).join('');
      expect(code).toContain('initializeSharingData');
      expect(code).not.toContain('__FEDERATION__');
    }
  });
});

describe('the shell', () => {
  it('fills the share scope with its own copies', async () => {
    const main = `
      import * as React from 'react';
      declare const __webpack_init_sharing__: (scope: string) => Promise<void>;
      declare const __webpack_share_scopes__: { default: Record<string, Record<string, { get(): () => unknown }>> };
      await __webpack_init_sharing__('default');
      const copies = Object.entries(__webpack_share_scopes__.default.react);
      Object.assign(globalThis, { shared: copies.map(([version, { get }]) => [version, get()().useState === React.useState]) });`;
    const dir = folderOf({ 'src/main.tsx': main, 'src/server.tsx': '' });
    expect(await build(shellConfig(dir, {}))).toEqual([]);
    const entry = Object.keys(filesIn(path.join(dir, 'dist/client'))).find((name) => /^main\..*\.js$/.test(name));
    await import(path.join(dir, 'dist/client', entry ?? ''));
    expect((globalThis as { shared?: unknown }).shared).toEqual([[providedVersions().react, true]]);
  });
});

describe('a build', () => {
  it('fails in which nothing was replaced', async () => {
    const dir = folderOf({ 'src/main.ts': 'export {};' });
    const errors = await build({
      ...baseConfig({ name: 'fixture', dir, side: 'client' }),
      entry: './src/main.ts',
      output: clientOutput('fixture', dir),
      plugins: [new LockedRuntime('container')],
    });
    expect(errors.join()).toContain("Module Federation's runtime was not replaced");
  });

  it('is named by the plugin that made it, in its manifest', async () => {
    const dir = folderOf(sources);
    await build(remoteConfig(remote, dir));
    const manifest = JSON.parse(filesIn(path.join(dir, 'dist/client'))['mf-manifest.json'] ?? '');
    expect(manifest).toMatchObject({
      name: 'mf_fixture',
      metaData: { pluginVersion: dependencies['@module-federation/enhanced'] },
    });
    expect(manifest.exposes.map(({ path: expose }: { path: string }) => expose).sort()).toEqual(['./Other', './Page']);
    expect(existsSync(path.join(dir, 'dist/client/@mf-types.zip'))).toBe(false);
  });

  it('of the same sources in another folder is the same, but for what tools read', async () => {
    const [one, other] = [folderOf(sources), folderOf(sources)];
    expect(await build([...remoteConfig(remote, one), ...remoteConfig(remote, other)])).toEqual([]);
    const visitors = (dir: string) => {
      const { 'mf-manifest.json': _, 'mf-stats.json': __, ...files } = filesIn(path.join(dir, 'dist/client'));
      return files;
    };
    expect(visitors(one)).toEqual(visitors(other));
  });
});
