import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Remote } from '@platform/contract';
import { expect, test } from 'vitest';
import { remoteConfig } from '../remoteConfig';
import { build, filesIn, folderOf } from '../testing';

const remote: Remote = { name: 'mf-news', devPort: 1, exposes: { './Page': './src/Page.tsx' }, pages: [] };
const lending: Remote = { ...remote, foreign: { './Card': './src/Card.tsx' } };

const sources = {
  'src/Page.tsx': 'export default () => null;',
  'src/Card.tsx': `
    import { useFacts } from '@platform/runtime';
    import { useState } from 'react';
    import './card.css';
    import picture from './picture.svg';
    export default () => [useState(picture), useFacts()];`,
  'src/card.css': ':root { --card: red } a { background: url("./picture.svg") }',
  'src/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
};

test('what a module lends brings all but React, and names its files from where it came', async () => {
  const dir = folderOf(sources);
  expect(await build(remoteConfig(lending, dir))).toEqual([]);
  const foreign = filesIn(path.join(dir, 'dist/foreign'));
  const manifest = JSON.parse(foreign['mf-manifest.json'] ?? '');
  expect(manifest.exposes.map((piece: { path: string }) => piece.path)).toEqual(['./Card']);
  expect(manifest.shared.map((one: { name: string }) => one.name)).toEqual(['react']);

  const [picture = ''] = readdirSync(path.join(dir, 'dist/_assets'));
  const all = Object.values(foreign).join('');
  // From `/_modules/mf-news/<version>/foreign/`, four folders up is the root of the site.
  expect(all).toContain(`"../../../../_assets/${picture}"`);
  expect(all).not.toMatch(/["'(]\/_assets\//);
  const css = Object.entries(foreign).find(([name]) => name.endsWith('.css'))?.[1] ?? '';
  expect(css).toContain(':where(.mf-news-ground){--card:red}');
});

test('visitors of the site get the same bytes, whether it lends or not', async () => {
  const [one, other] = [folderOf(sources), folderOf(sources)];
  expect(await build([...remoteConfig(remote, one), ...remoteConfig(lending, other)])).toEqual([]);
  const scripts = (dir: string) =>
    Object.entries(filesIn(path.join(dir, 'dist/client'))).filter(([name]) => /\.(js|css)$/.test(name));
  expect(scripts(other)).toEqual(scripts(one));
  expect(readdirSync(path.join(one, 'dist'))).not.toContain('foreign');
});
