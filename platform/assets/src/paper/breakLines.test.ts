import { expect, test } from 'vitest';
import { breakLines } from './breakLines';

const measure = (text: string) => [...text].length;

test.each([
  ['강의 풍경과 생활권', 6, ['강의 풍경과', '생활권']],
  ['한 줄', 10, ['한 줄']],
  ['둘로\n나눈 글', 10, ['둘로', '나눈 글']],
  ['아주긴낱말은나뉩니다', 4, ['아주긴낱', '말은나뉩', '니다']],
  ['', 4, ['']],
])('%j in %i', (text, width, lines) => {
  expect(breakLines(text, width, measure)).toEqual(lines);
});
