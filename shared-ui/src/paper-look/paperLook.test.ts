import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { paperLook } from './paperLook';

const sheet = readFileSync(path.join(import.meta.dirname, '../styles/tokens.css'), 'utf8');
const tokens = new Map([...sheet.matchAll(/(--[\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]));

test.each([
  [
    'light',
    { ground: '--white', ink: '--ink', soft: '--ink-soft', mute: '--ink-mute', line: '--line', accent: '--lamp-text' },
  ],
  [
    'dark',
    {
      ground: '--night',
      ink: '--snow',
      soft: '--snow-soft',
      mute: '--snow-soft',
      line: '--ink-soft',
      accent: '--lamp',
    },
  ],
] as const)('what stands on %s paper has the colours of the site', (ground, names) => {
  const colours = Object.fromEntries(Object.entries(names).map(([part, token]) => [part, tokens.get(token)]));
  expect(paperLook[ground]).toEqual(colours);
});
