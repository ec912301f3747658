import { expect, test } from 'vitest';
import { heading } from './heading';

test('a bearing stays within the circle, to a tenth of a degree', () => {
  expect([heading(-20), heading(380), heading(12.345)]).toEqual([340, 20, 12.3]);
});
