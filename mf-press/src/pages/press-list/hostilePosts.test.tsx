// @vitest-environment happy-dom
import { siteFacts } from '@riverview/site/siteFacts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { plainText } from '../../api/plainText';
import { ArticleText } from '../../components/article-text/ArticleText';
import { hostilePosts } from '../../testing/hostilePosts';
import { TestPage } from '../../testing/TestPage';
import { PressTable } from './PressTable';

const markup = 'script, img, svg, style, h1, b, iframe, base, meta, template';
const date = { seconds: 1_763_428_800, nanoseconds: 0 };

function parse(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('a thousand hostile posts are text in the list', { timeout: 60_000 }, () => {
  const rows = hostilePosts.map(({ title }, at) => ({ id: `<${at}>"`, title: plainText(title), date, views: 0 }));
  const path = `/${siteFacts.slug}/press`;
  const html = renderToString(
    <TestPage path={path} route={path}>
      <PressTable rows={rows} total={999} waiting={false} />
    </TestPage>,
  );
  const root = parse(html);
  expect(root.querySelectorAll(markup)).toHaveLength(0);
  const titles = [...root.querySelectorAll('tbody a')].map((link) => link.textContent);
  expect(titles).toEqual(rows.map(({ title }) => title.trim() || '제목 없는 글'));
  for (const link of root.querySelectorAll('tbody a')) {
    expect(link.getAttribute('href')).toMatch(new RegExp(`^${path}/%3C\\d+%3E%22$`));
  }
});

test('a thousand hostile posts are text in an article, a paragraph to a line', { timeout: 60_000 }, () => {
  for (const post of hostilePosts) {
    const content = plainText(post.content);
    const root = parse(
      renderToString(<ArticleText post={{ title: plainText(post.title), content, views: 0 }} date={date} />),
    );
    expect(root.querySelectorAll(markup)).toHaveLength(0);
    const shown = [...root.querySelectorAll('header + div p')].map((paragraph) => paragraph.textContent);
    expect(shown).toEqual(content.split('\n').filter((line) => line.trim()));
  }
});
