import { expect, test } from 'vitest';
import { readText } from './readText';

const long = '. '.repeat(400);
const first = (body: string) => readText(body, new Set()).first;

test('the first screen is what is read first, and what stays on the screen wherever it stands', () => {
  const body = `<main><h1>가</h1><p>나${long}다</p></main><aside data-fixed><a>라</a></aside><footer>마</footer>`;
  expect(first(body).headlines).toBe('가');
  expect(first(body).text.replaceAll(/[. ]/g, '')).toBe('가나라');
  expect(first('<p>가</p><aside data-fixed>나</aside>').text).toBe('가나나');
});
