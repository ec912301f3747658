import { expect, test } from 'vitest';
import { readShare } from './canaryRun';

test.each([
  ['10%', 0.1],
  ['2.5 %', 0.025],
  ['0.5', 0.5],
])('%s is a share', (spelled, share) => {
  expect(readShare(spelled)).toBeCloseTo(share);
});

test.each(['', '10', '0', '100%', '1e-1', 'ten'])('“%s” is no share', (spelled) => {
  expect(() => readShare(spelled)).toThrow('like 10%');
});
