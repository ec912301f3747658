import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './Unbroken';

test('keeps a number with its sign and particle on one line', () => {
  expect(renderToStaticMarkup(<Unbroken text="주택의 75%를 먼저 공급합니다. 85㎡를 넘으면 1,000만원입니다." />)).toBe(
    '주택의 <span class="nowrap">75%를</span> 먼저 공급합니다. <span class="nowrap">85㎡를</span> 넘으면 1,000만원입니다.',
  );
});
