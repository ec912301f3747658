import { expect, test } from 'vitest';
import { telHref } from './telHref';

test.each([
  ['1600-0000', 'tel:16000000'],
  ['042 123 4567', 'tel:0421234567'],
  ['(042) 123-4567', 'tel:0421234567'],
  ['+82 42-123-4567', 'tel:+82421234567'],
  ['042-123-4567+1', 'tel:04212345671'],
])('%s is called as %s', (phone, href) => expect(telHref(phone)).toBe(href));
