import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ensureInstalled } from './ensureInstalled.mjs';

test('installs what a folder with a lock of its own asks for, though the lock knows no builds for other platforms', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'installed-'));
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), JSON.stringify(content));
  };
  write('tool/package.json', { name: 'tool', version: '1.0.0', optionalDependencies: { 'tool-elsewhere': '1.0.0' } });
  write('package.json', { name: 'bench', private: true, dependencies: { tool: 'file:tool' } });
  const lock = {
    name: 'bench',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'bench', dependencies: { tool: 'file:tool' } },
      'node_modules/tool': { resolved: 'tool', link: true },
      tool: { version: '1.0.0', optionalDependencies: { 'tool-elsewhere': '1.0.0' } },
    },
  };
  write('package-lock.json', lock);
  writeFileSync(path.join(folder, '.npmrc'), 'offline=true\n');
  ensureInstalled(folder);
  expect(JSON.parse(readFileSync(path.join(folder, 'node_modules/tool/package.json'), 'utf8')).name).toBe('tool');
  expect(JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8'))).toEqual(lock);
  rmSync(folder, { recursive: true });
});
