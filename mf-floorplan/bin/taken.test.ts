import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { taken } from './taken';

const files = Object.entries(taken).flatMap(([folder, names]) => names.map((name) => ({ folder, name })));
const read = (path: string) => readFileSync(new URL(path, import.meta.url));

test.each(files.filter(({ name }) => !name.endsWith('.svg')))(
  '$name is what art has made of it',
  ({ folder, name }) => {
    expect(read(`../src/${folder}/${name}`).equals(read(`../../art/masters/${name}`))).toBe(true);
  },
);

test.each(files.filter(({ name }) => name.endsWith('.svg')))(
  '$name can be read without a font of the machine',
  ({ folder, name }) => {
    expect(read(`../src/${folder}/${name}`).toString()).toContain('url(data:font/woff2');
  },
);
