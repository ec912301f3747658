import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken';

test('keeps a number with its sign and particle on one line', () => {
  expect(renderToStaticMarkup(<Unbroken text="주택의 75%를 먼저 공급합니다. 85㎡를 넘으면 1,000만원입니다." />)).toBe(
    '주택의 <span class="unbroken">75%를</span> 먼저 공급합니다. <span class="unbroken">85㎡를</span> 넘으면 1,000만원입니다.',
  );
});

test('no line begins with the comma that ends a measure', () => {
  expect(renderToStaticMarkup(<Unbroken text="84㎡부터 182㎡까지, 여섯 가지" />)).toBe(
    '<span class="unbroken">84㎡부터</span> <span class="unbroken">182㎡까지,</span> 여섯 가지',
  );
});

test('keeps the same measure whole twice, and of a text that never ends only what a line can hold', () => {
  expect(renderToStaticMarkup(<Unbroken text={`84㎡와 84㎡와 1㎡${'가'.repeat(50)}`} />)).toBe(
    `<span class="unbroken">84㎡와</span> <span class="unbroken">84㎡와</span> <span class="unbroken">1㎡${'가'.repeat(6)}</span>${'가'.repeat(44)}`,
  );
});
