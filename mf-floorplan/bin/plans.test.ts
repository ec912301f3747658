import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unitLabels } from '../src/content/unitTypes';

test.each(unitLabels)('the plan of %s can be read without a font of the machine', (label) => {
  for (const file of [`plan-${label}.svg`, `plan-${label}-reduced.svg`]) {
    expect(readFileSync(new URL(`../src/plans/${file}`, import.meta.url), 'utf8')).toContain('url(data:font/woff2');
  }
});
