import { expect, it } from 'vitest';
import { charactersOf } from './shownCharacters';

const sentence = '본문에만 있는 아주 길고 긴 문장이라서 제목에 쓰일 수 없는 말입니다.';

it('takes for headlines what is one by its name, and what is short enough to be one', () => {
  const { headlines, text } = charactersOf([
    { key: 'title', text: `${sentence} 뷁` },
    { key: 'label', text: '짧' },
    { key: 'text', text: `${sentence} 똠` },
  ]);
  expect([headlines, text].map((set) => ['뷁', '짧', '똠'].map((one) => set.includes(one)))).toEqual([
    [true, true, false],
    [true, true, true],
  ]);
});

it('leaves out what no visitor sees, and short words of code', () => {
  const { headlines, text } = charactersOf([
    { key: 'description', text: '검색' },
    { key: 'type', text: 'button' },
    { key: 'title', text: 'VR' },
  ]);
  expect([headlines, text]).toEqual(['RV', '']);
});

it('is the same whatever the order', () => {
  const strings = ['나', '가', '다'].map((text) => ({ key: 'a', text }));
  expect(charactersOf(strings)).toEqual(charactersOf([...strings].reverse()));
  expect(charactersOf(strings).text).toBe('가나다');
});
