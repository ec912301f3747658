// @vitest-environment happy-dom
import { siteFacts } from '@riverview/contract/siteFacts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainText } from '../../api/plainText';
import { ArticleText } from '../../components/article-text/ArticleText';
import { Stage } from '../../testing/Stage';
import { PressTable } from './PressTable';

const pieces = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg/onload=alert(1)>',
  "'-alert(1)-'",
  '</td></tr></table><h1>x</h1>',
  '</bdi></a><style>*{display:none}</style>',
  '&lt;b&gt;',
  '<!--',
  ']]>',
  '{{7*7}}',
  '#{7*7}',
  'javascript:alert(1)',
  '\u202e\u2066',
  '\u0000\u0007\u001b',
  '\ud83d',
  '\r\n\u2028\u0085',
  '😀👨‍👩‍👧‍👦',
  'W'.repeat(300),
  '나'.repeat(50_000),
  ' ',
];

/** A thousand texts: every piece before every other one, and more. */
const hostile = Array.from({ length: 1000 }, (_, at) => {
  const first = pieces[at % pieces.length] ?? '';
  const second = pieces[Math.floor(at / pieces.length) % pieces.length] ?? '';
  return `${first}${at % 3 ? '\n' : ''}${at % 50 === 0 ? second : second.slice(0, 2000)}`;
});
const date = { seconds: 1_763_428_800, nanoseconds: 0 };

function parse(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('a thousand hostile posts are text in the list', { timeout: 60_000 }, () => {
  const rows = hostile.map((title, at) => ({ id: `<${at}>"`, title: plainText(title).slice(0, 200), date, views: 0 }));
  const path = `/${siteFacts.slug}/press`;
  const html = renderToString(
    <Stage path={path} route={path}>
      <PressTable rows={rows} total={1000} waiting={false} />
    </Stage>,
  );
  const root = parse(html);
  expect(root.querySelectorAll('script, img, svg, style, h1, b, iframe')).toHaveLength(0);
  const titles = [...root.querySelectorAll('tbody a')].map((link) => link.textContent);
  expect(titles).toEqual(rows.map(({ title }) => title.trim() || '제목 없는 글'));
  for (const link of root.querySelectorAll('tbody a')) {
    expect(link.getAttribute('href')).toMatch(new RegExp(`^${path}/%3C\\d+%3E%22$`));
  }
});

test('a thousand hostile posts are text in an article, a paragraph to a line', { timeout: 60_000 }, () => {
  for (const text of hostile) {
    const content = plainText(text);
    const root = parse(
      renderToString(<ArticleText post={{ title: content.slice(0, 200), content, views: 0 }} date={date} />),
    );
    expect(root.querySelectorAll('script, img, svg, style, h1, b, iframe')).toHaveLength(0);
    const shown = [...root.querySelectorAll('header + div p')].map((paragraph) => paragraph.textContent);
    expect(shown).toEqual(content.split('\n').filter((line) => line.trim()));
  }
});
