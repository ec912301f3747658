import { expect, test } from 'vitest';
import { hostilePosts } from '../../testing/hostilePosts';
import { type Block, type Line, parseMarkup, parsePlain, pictureLine } from './parseMarkup';

const paragraph = (...line: Line): Block => ({ kind: 'paragraph', line });

test.each<readonly [string, readonly Block[]]>([
  ['', []],
  ['한 줄\n\n다음 줄\n바로 다음', [paragraph('한 줄'), paragraph('다음 줄'), paragraph('바로 다음')]],
  ['# 소제목\n본문', [{ kind: 'heading', line: ['소제목'] }, paragraph('본문')]],
  ['### 소제목', [{ kind: 'heading', line: ['소제목'] }]],
  ['- 하나\n• 둘', [{ kind: 'bullets', lines: [['하나'], ['둘']] }]],
  [
    '- 하나\n\n- 둘',
    [
      { kind: 'bullets', lines: [['하나']] },
      { kind: 'bullets', lines: [['둘']] },
    ],
  ],
  ['1. 하나\n2. 둘\n3. 셋', [{ kind: 'numbers', lines: [['하나'], ['둘'], ['셋']] }]],
  ['> 말\n> 또 말', [{ kind: 'quote', lines: [['말'], ['또 말']] }]],
  ['앞\n- 하나\n뒤', [paragraph('앞'), { kind: 'bullets', lines: [['하나']] }, paragraph('뒤')]],
  [
    '[공고](https://example.com/a?b=1#c)를 보시고 [일정](/BusinessGuide/plan)도',
    [
      paragraph(
        { text: '공고', href: 'https://example.com/a?b=1#c' },
        '를 보시고 ',
        { text: '일정', href: '/BusinessGuide/plan' },
        '도',
      ),
    ],
  ],
  ['- [링크](/Brand/intro)', [{ kind: 'bullets', lines: [[{ text: '링크', href: '/Brand/intro' }]] }]],
])('%j', (content, blocks) => {
  expect(parseMarkup(content)).toEqual(blocks);
});

test.each([
  // A date, a numbered heading by itself, a list that does not begin at its beginning, a footnote, a price.
  '2026. 11. 23. 견본주택을 엽니다',
  '1. 개요',
  '2. 둘\n3. 셋',
  '* 이미지는 이해를 돕기 위한 것입니다',
  '-5도',
  '#해시태그',
  '#',
  '# ',
  '- ',
  '>',
  '>말',
  '[괄호] 글',
  '[ ](/Brand/intro)',
  '[]( /a)',
  '[글](주소)',
])('%j is text as it was typed', (content) => {
  expect(parseMarkup(content)).toEqual(parsePlain(content));
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'mailto:a@example.com',
  '//example.com/',
  '/\\example.com/',
  '\\\\example.com/',
  '/\t/example.com',
  'https:example.com',
  'https:\\\\example.com',
  'https://example.com\\@evil.example',
  'https://bank.example@evil.example/',
  'https://user:password@example.com/',
  'https://',
  'https:///example.com',
  'http://:80/',
  'https://.example.com/',
  'relative/path',
  '../up',
  '?query',
  '#anchor',
  '/%E0%A4%A',
  '/100%',
  'https://example.com/"onclick="alert(1)\n',
])('%j is no address for a link', (address) => {
  const blocks = parseMarkup(`[글](${address})`);
  expect(JSON.stringify(blocks)).not.toContain('"href"');
});

const id = 'ABCDEFGHIJKLMNOPQR09';

test('a line by itself names a picture, with its description and its size', () => {
  const picture = { id, alt: '강에서 본 단지', width: 1600, height: 1067 };
  expect(pictureLine(picture)).toBe(`![강에서 본 단지](picture:${id} 1600x1067)`);
  expect(parseMarkup(pictureLine(picture))).toEqual([{ kind: 'picture', picture }]);
  expect(parseMarkup(pictureLine({ ...picture, alt: ' [강]\n 에서 ' }))).toEqual([
    { kind: 'picture', picture: { ...picture, alt: '강 에서' } },
  ]);
});

test.each([
  `글 ![설명](picture:${id} 16x9)`,
  `![설명](picture:${id} 16x9) 글`,
  `![ ](picture:${id} 16x9)`,
  `![](picture:${id} 16x9)`,
  `![설명](picture:${id})`,
  `![설명](picture:${id} 0x9)`,
  `![설명](picture:${id} 16x99999)`,
  '![설명](picture:../../secret 16x9)',
  `![설명](picture:${id}/.. 16x9)`,
  '![설명](javascript:alert(1) 16x9)',
])('%j is no picture', (line) => {
  expect(parseMarkup(line).some(({ kind }) => kind === 'picture')).toBe(false);
});

test('plain posts read as they always did: every line that says something is a paragraph, with all its signs', () => {
  const content = '# 하나\n- 둘\n\n> 셋\n [넷](https://example.com/) \n   \n1. 다섯\n2. 여섯';
  expect(parsePlain(content)).toEqual(
    ['# 하나', '- 둘', '> 셋', ' [넷](https://example.com/) ', '1. 다섯', '2. 여섯'].map((line) => paragraph(line)),
  );
});

test('nothing that was typed is lost but the signs, and every link of a thousand hostile posts is an allowed one', () => {
  for (const { content } of hostilePosts) {
    const blocks = parseMarkup(content);
    const lines = blocks.flatMap((block) =>
      'line' in block ? [block.line] : 'lines' in block ? block.lines : [[block.picture.alt]],
    );
    for (const run of lines.flat()) if (typeof run !== 'string') expect(run.href).toMatch(/^(?:https?:\/\/|\/[^/\\])/);
    expect(lines).toHaveLength(content.split('\n').filter((line) => line.trim()).length);
  }
});

test.each([
  ['brackets', '['.repeat(50_000)],
  ['open links', '[a]('.repeat(12_500)],
  ['long words of links', `${'[a'.repeat(150)}](`.repeat(160)],
  ['numbers that count on', Array.from({ length: 8000 }, (_, at) => `${at + 1}. `).join('\n')],
  ['signs', '# - > 1. '.repeat(5000)],
])('a text of nothing but %s takes no longer than its length', (_, content) => {
  const began = performance.now();
  parseMarkup(content);
  expect(performance.now() - began).toBeLessThan(2000);
});
