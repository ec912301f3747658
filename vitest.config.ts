import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Conditions that Node was started with (`npm test -- --facts settled`): Vite resolves packages by itself and is told them. */
const started = [...(process.env.NODE_OPTIONS ?? '').matchAll(/--conditions=(\S+)/g)].map(([, name = '']) => name);
const resolve = { conditions: [...started, 'module', 'node', 'development|production'] };

const folders = (of: string) => readdirSync(of).filter((name) => !name.includes('.'));
const modules = folders('.').filter((name) => name.startsWith('mf-'));
const platform = folders('platform').map((name) => `platform/${name}`);
const roots = ['shell', ...modules, 'shared-ui', 'site', 'create', ...platform, 'backend', 'art', 'gallery', 'scripts'];
const nameOf = (root: string): string =>
  existsSync(`${root}/package.json`) ? JSON.parse(readFileSync(`${root}/package.json`, 'utf8')).name : root;

/** Components without a state beyond the page: a document for each of their files cost three quarters of the files' time. */
const sharedDocument = { isolate: false, setupFiles: ['src/testing/leavesNothing.ts'] };

export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    projects: roots.map((root) => ({
      extends: true,
      root,
      test: { name: nameOf(root), ...(root === 'shared-ui' && sharedDocument) },
    })),
    pool: 'threads',
    // One more than CI has cores: files wait for timers, processes and answers a third of their time.
    maxWorkers: 3,
    // Another run may have the processors, too: as journeys do, a test waits for what it needs.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
    setupFiles: [path.resolve('scripts/testing/patience.ts')],
  },
});
