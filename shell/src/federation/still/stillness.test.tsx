import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stillness, StillnessContext } from './Stillness';
import { watchedPackages } from './watchedPackages';

const React = watchedPackages['react'] as typeof import('react');
const { jsx, jsxs } = watchedPackages['react/jsx-runtime'] as typeof import('react/jsx-runtime');
const { useFormStatus } = watchedPackages['react-dom'] as typeof import('react-dom');
const { Link, useLocation, useParams, usePopup, useSearchParams } = watchedPackages[
  '@platform/runtime'
] as typeof import('@platform/runtime');

/** Whether a page needs no script, and its HTML. */
function composed(Page: ComponentType): readonly [isStill: boolean, html: string] {
  const stillness = new Stillness();
  const html = renderToString(
    <TestSite at="/news/7?tag=a" lock={emptyLock(siteFacts)}>
      <StillnessContext value={stillness}>
        <Page />
      </StillnessContext>
    </TestSite>,
  );
  return [stillness.isStill, html];
}

const isStill = (Page: ComponentType) => composed(Page)[0];
const div = (props: Record<string, unknown>, ...children: ReactNode[]) => jsxs('div', { ...props, children });

const button = (props: Record<string, unknown>) =>
  jsx('button', { ...props, children: 'a' }, 'key') as ReactElement<Record<string, unknown>>;

function Page() {
  const number = React.useMemo(() => 7, []);
  const id = React.useId();
  const { pathname } = useLocation();
  useParams();
  return div(
    { id },
    number,
    pathname,
    jsx(Link, { to: '/other', children: 'other' }),
    jsx('details', {}),
    jsx('form', { action: '/api' }),
  );
}

test('text, links, native controls and what is worked out while rendering need no script', () => {
  const [still, html] = composed(Page);
  expect(still).toBe(true);
  expect(html).toContain('/news/7<a href="/other">other</a><details></details>');
});

const living: Readonly<Record<string, () => ReactNode>> = {
  state: () => React.useState(1)[0],
  effect: () => {
    React.useEffect(() => {});
    return null;
  },
  'a store': () =>
    React.useSyncExternalStore(
      () => () => {},
      () => 1,
      () => 1,
    ),
  handler: () => jsx('button', { onClick: () => {} }),
  'a handler deep in an element': () => div({}, div({}, jsx('input', { onChange: () => {} }))),
  createElement: () => React.createElement('button', { onClick: () => {} }),
  'an action': () => jsx('form', { action: () => {} }),
  'a reference': () => jsx('div', { ref: () => {} }),
  'a link with a handler': () => jsx(Link, { to: '/', onClick: () => {}, children: 'a' }),
  'a link that keeps state': () => jsx(Link, { to: '/', state: 1, children: 'a' }),
  'a link in place of the entry': () => jsx(Link, { to: '/', replace: true, children: 'a' }),
  'a value that comes later': () => React.useDeferredValue('now', 'first'),
  'the state of a form': () => String(useFormStatus().pending),
  'an element of its own': () => jsx('own-element' as 'div', {}),
  'an element made its own': () => jsx('button', { is: 'own-button' }),
  'a title': () => jsx('title', { children: 'a' }),
  'a meta': () => jsx('meta', { name: 'a', content: 'b' }),
  'a link of the head': () => jsx('link', { rel: 'preload', as: 'image', href: '/a' }),
  'a stylesheet': () => jsx('style', { href: 'a', precedence: 'b', children: 'p{}' }),
  'a script': () => jsx('script', { async: true, src: '/a' }),
  'a reference to a fragment': () => jsx(React.Fragment, { ref: () => {} } as object),
  'what is hidden for a while': () => jsx(React.Activity, { mode: 'visible', children: 'a' }),
  'a copy that is handed a handler': () => React.cloneElement(button({}), { onClick: () => {} }),
  'a copy of what has a handler': () => React.cloneElement(button({ onClick: () => {} }), { id: 'a' }),
  'the query of the address': () => useLocation().search,
  'the query by its names': () => useSearchParams()[0].get('tag'),
  'the popup': () => usePopup((popup) => String(popup.opener)),
};

test.each(Object.keys(living))('%s needs scripts', (what) => {
  expect(isStill(() => living[what]?.())).toBe(false);
  expect(
    isStill(() =>
      div(
        {},
        jsx(() => living[what]?.(), {}),
      ),
    ),
  ).toBe(false);
});

const madeAhead = jsx('button', { onClick: () => {} });
class Old extends React.Component {
  override render() {
    return 'old';
  }
}

test('so does an element that was made before any page was, each time', () => {
  expect(isStill(() => madeAhead)).toBe(false);
  expect(isStill(() => madeAhead)).toBe(false);
});

const comesLater = React.lazy(async () => ({ default: () => 'later' }));

test.each([
  ['a class', Old],
  ['one that is remembered', React.memo(Old)],
  ['one that is remembered twice', React.memo(React.memo(Old))],
  ['what is fetched later', comesLater],
])('so does a component that is %s', (_, Component) => {
  expect(isStill(() => jsx(React.Suspense, { children: jsx(Component, {}) }))).toBe(false);
});

const Word = React.createContext('word');

test.each([
  ['that is remembered', () => jsx(React.memo(Page), {})],
  ['that passes a reference on', () => jsx(React.forwardRef(Page), {})],
  ['that hands something down', () => jsx(Word, { value: 'a', children: jsx(Word.Consumer, { children: String }) })],
  ['that groups', () => jsx(React.Fragment, { children: jsx(React.Suspense, { children: 'a' }) }, 'key')],
])('a component %s needs none by itself', (_, page) => {
  expect(isStill(page)).toBe(true);
});

function Fine() {
  const [shown] = React.useState('shown');
  return jsx('img', { ref: () => {}, alt: shown });
}

test('a component that says that it is the same without scripts may use them, with all that is in it', () => {
  expect(isStill(() => jsx(Fine, {}))).toBe(false);
  Object.assign(Fine, { isStill: true });
  expect(composed(() => div({}, jsx(Fine, {})))).toEqual([true, '<div><img alt="shown"/></div>']);
  expect(isStill(() => div({}, jsx(Fine, {}), living['state']?.()))).toBe(false);
});

test('a copy is what React makes of the element, whatever it was handed before', () => {
  const copy = (props: Record<string, unknown>) => React.cloneElement(button(props), { 'aria-describedby': 'b' });
  expect(copy({}).key).toBe('key');
  const html = '<button aria-describedby="b">a</button>';
  expect(composed(() => copy({}))).toEqual([true, html]);
  expect(composed(() => copy({ onClick: () => {} }))).toEqual([false, html]);
  expect(composed(() => React.cloneElement(jsx('p', {}, 1), {}, 'a', 'b'))[1]).toBe('<p>a<!-- -->b</p>');
});

test('what is made is what React makes', () => {
  const { props } = jsx('button', { onClick: () => {}, title: 'a' });
  expect(Object.keys(props as object)).toEqual(['onClick', 'title']);
  const children = [1, 2].map((key) => jsx('button', { onClick: () => {}, children: key }, key));
  expect(composed(() => div({}, children))[1]).toBe('<div><button>1</button><button>2</button></div>');
});

test('a package has all that it had, as its own', () => {
  const copy: typeof import('react') = { ...React };
  expect(copy.useMemo).toBe(React.useMemo);
  expect(copy.version).toMatch(/^19/);
  expect(Object.keys(React)).toContain('useState');
});
