// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { MarkupBar } from './MarkupBar';
import { markLines, markLink, ownLine } from './markText';

afterEach(cleanup);

/** A text with `|` at both ends of what is selected. */
function chosen(marked: string) {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|') - (marked.lastIndexOf('|') > from ? 1 : 0);
  return { text: marked.replaceAll('|', ''), stretch: { from, to } };
}

test.each([
  ['heading', '앞\n소|제|목\n뒤', '앞\n# 소제목\n뒤'],
  ['heading', '# 소||제목', '소제목'],
  ['bullets', '|하나\n둘|', '- 하나\n- 둘'],
  ['bullets', '|- 하나\n- 둘|', '하나\n둘'],
  ['bullets', '|- 하나\n둘|', '- 하나\n- 둘'],
  ['numbers', '|- 하나\n\n- 둘\n- 셋|', '1. 하나\n\n2. 둘\n3. 셋'],
  ['quote', '앞\n||', '앞\n> '],
  ['quote', '||', '> '],
  ['bullets', '앞|\n|뒤', '- 앞\n- 뒤'],
] as const)('%s on %j: %j', (mark, before, after) => {
  const { text, stretch } = chosen(before);
  const { from, to, words } = markLines(text, stretch, mark);
  expect(text.slice(0, from) + words + text.slice(to)).toBe(after);
});

test('a link takes what is chosen as its words, and its address is chosen to be typed over', () => {
  const { text, stretch } = chosen('이 |공고 [가]|를');
  const { from, to, words, select } = markLink(text, stretch, '글자');
  const after = text.slice(0, from) + words + text.slice(to);
  expect(after).toBe('이 [공고  가](https://)를');
  expect(after.slice(select.from, select.to)).toBe('https://');
});

test.each([
  ['||', '그림\n'],
  ['앞||', '앞\n그림\n'],
  ['앞\n||\n뒤', '앞\n그림\n뒤'],
  ['앞||뒤', '앞\n그림\n뒤'],
])('a line by itself in %j', (before, after) => {
  const { text, stretch } = chosen(before);
  const { from, to, words } = ownLine(text, stretch.to, '그림');
  expect(text.slice(0, from) + words + text.slice(to)).toBe(after);
});

function Form() {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('하나\n둘');
  return (
    <>
      <textarea ref={area} aria-label="글" value={text} onChange={(event) => setText(event.target.value)} />
      <MarkupBar area={area} disabled={false} />
      <output>{text}</output>
    </>
  );
}

test('a tool changes the text as typing does, and gives the focus back to it', () => {
  render(<Form />);
  const area = screen.getByLabelText<HTMLTextAreaElement>('글');
  area.setSelectionRange(0, area.value.length);
  const list = screen.getByRole('button', { name: '목록' });
  list.focus();
  fireEvent.click(list);
  expect(screen.getByRole('status').textContent).toBe('- 하나\n- 둘');
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
});
