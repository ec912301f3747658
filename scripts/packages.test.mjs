import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileFile } from './packages/compileFile.mjs';
import { manifestOf, packages, repository } from './packages/packageList.mjs';
import { packManifest } from './packages/packManifest.mjs';

describe.each(packages.map(({ folder }) => folder))('the package %s', (folder) => {
  test('says in its changelog what its version brings', () => {
    const [latest] = readFileSync(path.join(repository, folder, 'CHANGELOG.md'), 'utf8').match(/^## .+$/m) ?? [];
    expect(latest).toBe(`## ${manifestOf(folder).version}`);
  });

  test('needs nothing of this repository that is no package', () => {
    const names = packages.map((one) => manifestOf(one.folder).name);
    const ours = Object.keys(manifestOf(folder).dependencies ?? {}).filter((name) =>
      /^@(platform|riverview)\//.test(name),
    );
    expect(ours.filter((name) => !names.includes(name))).toEqual([]);
  });
});

test('a tarball names built files with their declarations, and exact versions', () => {
  const manifest = {
    name: '@platform/runtime',
    version: '1.2.0',
    private: true,
    scripts: { test: 'vitest' },
    exports: {
      '.': './src/index.ts',
      './foreign': './src/foreign.tsx',
      './styles/*': './src/styles/*',
      './facts': { testing: './src/sample.ts', default: './src/facts.ts' },
    },
    dependencies: { '@platform/contract': '*', zustand: '5.1.0' },
  };
  const packed = packManifest(manifest, { typed: true }, { '@platform/contract': '1.1.0' });
  expect(packed.exports).toEqual({
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './foreign': { types: './dist/foreign.d.ts', default: './dist/foreign.js' },
    './styles/*': './dist/styles/*',
    './facts': { types: './dist/facts.d.ts', default: './dist/facts.js' },
    './package.json': './package.json',
  });
  expect(packed.dependencies).toEqual({ '@platform/contract': '1.1.0', zustand: '5.1.0' });
  expect(packed).not.toHaveProperty('private');
  expect(packed).not.toHaveProperty('scripts');
});

test('a compiled file imports its neighbours by the names that Node knows', async () => {
  const file = path.join(repository, 'platform/runtime/src/index.ts');
  const code = await compileFile(
    file,
    `import { a } from './site';\nexport * from './router';\nimport type { B } from './pieces';\nconst c: number = 1;\nvoid import('./foreign').then(() => c + a);`,
  );
  expect(code).toContain('from "./site.js"');
  expect(code).toContain('export * from "./router.js"');
  expect(code).toContain('import("./foreign.js")');
  expect(code).not.toContain('pieces');
});
