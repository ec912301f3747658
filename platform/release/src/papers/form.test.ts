import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sha256 } from '../hash';
import { form } from './keptPapers';

const assets = path.join(import.meta.dirname, '../../../assets');
const code = path.join(assets, 'src/paper');

/** What draws papers, tests aside. */
const sources = readdirSync(code, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !/\.(?:test|d)\.ts$|^testing\//.test(file))
  .sort();

const { dependencies } = JSON.parse(readFileSync(path.join(assets, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

it('what draws papers is what drew those that are kept', () => {
  const drawnBy = {
    form,
    sources: sha256(sources.map((file) => `${file}\n${readFileSync(path.join(code, file), 'utf8')}`).join('\0')).slice(
      0,
      16,
    ),
    packages: ['harfbuzzjs', 'pdfkit', 'sharp', 'subset-font'].map((name) => `${name} ${dependencies[name]}`),
  };
  expect(
    drawnBy,
    'Papers that are kept stay as they were drawn: raise form in keptPapers.ts where files change by this, then write down what draws them.',
  ).toEqual({
    form: 1,
    sources: '8c72a8936bccc26a',
    packages: ['harfbuzzjs 1.6.4', 'pdfkit 0.20.2', 'sharp 0.35.5', 'subset-font 2.9.0'],
  });
});
