import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { onTestFinished } from 'vitest';

// What tests build is not made for the type checker; a test that wants types says so.
delete process.env.MODULE_TYPES;

const packages = path.resolve(import.meta.dirname, '../../../node_modules');

/** A module's folder with these files, beside the repository's packages, for as long as the test runs. */
export function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'rspack-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  symlinkSync(packages, path.join(folder, 'node_modules'));
  for (const [name, content] of Object.entries({ 'package.json': '{ "name": "fixture" }', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** Builds, and returns the messages of what failed. */
export function build(configuration: Configuration | readonly Configuration[]): Promise<string[]> {
  const all = [configuration].flat() as Configuration[];
  return new Promise((resolve, reject) => {
    rspack(all, (error, result) => {
      if (error || !result) return reject(error);
      resolve((result.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => message));
    });
  });
}

/** What a folder of a build holds, by file name. */
export function filesIn(folder: string): Record<string, string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(files.map(({ name }) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}
