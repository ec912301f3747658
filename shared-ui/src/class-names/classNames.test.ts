import { expect, test } from 'vitest';
import { classNames } from './classNames';

test('joins the names that apply', () => {
  expect(classNames('a', false, undefined, null, '', 'b')).toBe('a b');
});
