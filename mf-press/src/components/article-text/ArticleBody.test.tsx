// @vitest-environment happy-dom
import type { Facts } from '@platform/contract';
import { siteFacts } from '@riverview/site/siteFacts';
import { fireEvent, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { hostilePosts } from '../../testing/hostilePosts';
import { TestPage } from '../../testing/TestPage';
import { ArticleBody } from './ArticleBody';

const path = `/${siteFacts.slug}/press/a`;
const body = (content: string, isMarked = true) => (
  <TestPage path={path} route={path}>
    <ArticleBody content={content} isMarked={isMarked} heading="h2" />
  </TestPage>
);
const html = (content: string, isMarked?: boolean) => renderToString(body(content, isMarked));
function parsed(markup: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = markup;
  return root;
}

test('headings, lists, quotes and links are elements of their own', () => {
  const root = parsed(
    html('# 소제목\n글 [밖](https://example.com/) [안](/Brand/intro)\n- 하나\n- 둘\n1. 첫째\n2. 둘째\n> 말'),
  );
  const shown = [...(root.firstElementChild?.children ?? [])].map(({ tagName, textContent }) => [tagName, textContent]);
  expect(shown).toEqual([
    ['H2', '소제목'],
    ['P', '글 밖 안'],
    ['UL', '하나둘'],
    ['OL', '첫째둘째'],
    ['BLOCKQUOTE', '말'],
  ]);
  const [outside, inside] = root.querySelectorAll('a');
  expect([outside?.getAttribute('href'), outside?.target, outside?.rel]).toEqual([
    'https://example.com/',
    '_blank',
    'noopener',
  ]);
  expect([inside?.getAttribute('href'), inside?.target]).toEqual(['/Brand/intro', '']);
});

test('a post from before there was markup keeps its signs', () => {
  const root = parsed(html('# 하나\n\n- 둘', false));
  expect([...root.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(['# 하나', '- 둘']);
  expect(root.querySelectorAll('h2, ul')).toHaveLength(0);
});

test('a thousand hostile posts read as markup bring no element but those of the markup, and no link but to http(s) or here', {
  timeout: 60_000,
}, () => {
  const hostileLinks = ['javascript:owned()', 'data:text/html,x', '//example.invalid', '/\\example.invalid', '/%'];
  for (const [at, { content }] of hostilePosts.entries()) {
    const link = `[${content.slice(0, 100)}](${hostileLinks[at % hostileLinks.length]})`;
    const root = parsed(html(['# ', '- ', '> ', ''][at % 4] + [content, link].join(at % 2 ? '\n' : '')));
    const elements = [...root.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase());
    const known = ['div', 'p', 'h2', 'ul', 'ol', 'li', 'blockquote', 'span', 'a'];
    expect(elements.filter((name) => !known.includes(name))).toEqual([]);
    for (const { href } of root.querySelectorAll('a')) expect(href).toMatch(/^https?:/);
    expect(root.querySelectorAll('[onclick], [onload], [onerror], [style], [srcdoc]')).toHaveLength(0);
  }
});

const id = 'ABCDEFGHIJKLMNOPQR09';
const image = (facts: Facts) => {
  const page = (
    <TestPage path={path} route={path} facts={facts}>
      <ArticleBody content={`![강에서 본 단지](picture:${id} 1600x1067)`} isMarked heading="h2" />
    </TestPage>
  );
  return parsed(renderToString(page));
};

test('a picture is the site’s own, with its description and the room that it takes', () => {
  const own = image({ ...siteFacts, firebase: { ...siteFacts.firebase, storageBucket: 'bucket.app' } });
  const shown = own.querySelector('img');
  const attributes = ['src', 'alt', 'width', 'height', 'loading'].map((name) => shown?.getAttribute(name));
  expect(attributes).toEqual([`/v0/b/bucket.app/o/press-${id}?alt=media`, '강에서 본 단지', '1600', '1067', 'lazy']);
  const firebase = { ...siteFacts.firebase, emulator: null, storageBucket: 'bucket.app' };
  expect(
    image({ ...siteFacts, firebase })
      .querySelector('img')
      ?.getAttribute('src'),
  ).toBe(`https://firebasestorage.googleapis.com/v0/b/bucket.app/o/press-${id}?alt=media`);
});

test('where the site keeps no pictures, their descriptions are read', () => {
  const none = image({ ...siteFacts, firebase: { ...siteFacts.firebase, storageBucket: null } });
  expect(none.querySelector('img')).toBeNull();
  expect(none.querySelector('p')?.textContent).toBe('강에서 본 단지');
});

test('the server and the browser make the same of it', () => {
  const content = '# 소제목 84㎡\n- [밖](https://example.com/)와 [안](/Brand/intro)\n> 말\n글';
  const { container } = render(body(content));
  expect(parsed(html(content)).textContent).toBe(container.textContent);
  expect([...parsed(html(content)).querySelectorAll('*')].map(({ tagName }) => tagName)).toEqual(
    [...container.querySelectorAll('*')].map(({ tagName }) => tagName),
  );
});

test.each([
  ['/rss.xml', true],
  ['/files/안내.pdf?v=1', true],
  ['/Brand/intro', false],
  ['/Brand/intro?v=1.2#a.b', false],
])('a link to %s is left to the browser: %s', (href, isLeft) => {
  const { container } = render(body(`[가기](${href})`));
  const link = container.querySelector('a') as HTMLAnchorElement;
  expect(link.target).toBe('');
  // Nothing else is to navigate here.
  let wasLeft: boolean | null = null;
  const look = (event: Event) => {
    wasLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', look);
  fireEvent.click(link);
  document.removeEventListener('click', look);
  expect(wasLeft).toBe(isLeft);
});
