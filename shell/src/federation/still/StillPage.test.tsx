// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFixture, routeFixture, TestSite } from '../../layout/site.fixture';
import { keepStillPage, rememberStillPage, stillHtml } from './keptPage';
import { StillPage } from './StillPage';

const lock = { ...lockFixture, routes: [routeFixture('/still'), routeFixture('/news/:id')] };
const content =
  '<h2>Still</h2><a id="on" href="/news/7?tag=a"><b>on</b></a><a id="here" href="/still#part">here</a>' +
  '<a id="file" href="/still.ics">file</a><a id="kept" href="/news/7" download="">kept</a>' +
  '<a id="tab" href="/news/7" target="_blank">tab</a><a id="away" href="https://example.org/news/7">away</a>';

const page = (html: { readonly __html: string }) => (
  <TestSite at="/still" lock={lock}>
    <Routes>
      <Route path="/still" element={<StillPage html={html} />} />
      <Route path="*" element={<p>news</p>} />
    </Routes>
  </TestSite>
);

let root: Root;
let first: Element | null;

beforeEach(async () => {
  history.replaceState(null, '', '/still');
  document.body.innerHTML = `<div id="page">${renderToString(page({ __html: content }))}</div>`;
  const place = document.getElementById('page') as HTMLElement;
  first = document.querySelector('h2');
  rememberStillPage('/still');
  await act(async () => {
    root = hydrateRoot(place, page(stillHtml('/still') ?? { __html: 'none' }), {
      onRecoverableError: (error) => expect(error).toBeNull(),
    });
  });
});
afterEach(() => {
  act(() => root.unmount());
  cleanup();
});

/** Presses a link; whether the browser is left to follow it. */
const press = (id: string, keys: MouseEventInit = {}) =>
  fireEvent.click(document.getElementById(id) as HTMLElement, keys);

test('what came as HTML is left as it came', () => {
  expect(document.querySelector('h2')).toBe(first);
  expect(document.querySelector('#page > [data-still]')?.innerHTML).toBe(content);
});

test('its links to pages of the site are followed as any other, by what is in them, too', () => {
  expect(fireEvent.click(screen.getByText('on'))).toBe(false);
  expect(screen.getByText('news')).toBeTruthy();
});

test.each(['here', 'file', 'kept', 'tab', 'away'])('the link "%s" is left to the browser', (id) => {
  // What the browser would do is nothing to this test.
  const leftToBrowser = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  addEventListener('click', leftToBrowser, { once: true });
  press(id);
  expect(leftToBrowser).toHaveBeenCalled();
  expect(screen.queryByText('news')).toBeNull();
});

test('so is one that is opened beside', () => {
  const beside = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  addEventListener('click', beside, { once: true });
  press('on', { ctrlKey: true });
  expect(beside).toHaveBeenCalled();
});

test('nor is one followed that something else has dealt with', () => {
  document.getElementById('on')?.addEventListener('click', (event) => event.preventDefault());
  press('on');
  expect(screen.queryByText('news')).toBeNull();
});

test('who turns back before the next page is there finds it untouched', () => {
  first?.setAttribute('title', 'changed');
  keepStillPage();
  const kept = stillHtml('/still') ?? { __html: 'none' };
  expect(kept.__html).toContain('changed');
  act(() => root.render(page(kept)));
  expect(document.querySelector('h2')).toBe(first);
});

test('its HTML is read when it is left, not whenever it is rendered again', () => {
  const read = vi.spyOn(Element.prototype, 'innerHTML', 'get');
  act(() => root.render(page(stillHtml('/still') ?? { __html: 'none' })));
  expect(read).not.toHaveBeenCalled();
  act(() => root.render(null));
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
});

test('who comes back finds it as it was left, each time', () => {
  for (const times of ['once', 'twice']) {
    const shown = render(page(stillHtml('/still') ?? { __html: 'none' }));
    shown.container.querySelector('h2')?.setAttribute('title', times);
    shown.unmount();
    expect(stillHtml('/still')?.__html).toContain(`<h2 title="${times}">Still</h2>`);
  }
});

test('what was left before its links were followed is there for who comes back', () => {
  document.querySelector('h2')?.setAttribute('title', 'changed');
  keepStillPage();
  const kept = stillHtml('/still');
  expect(kept?.__html).toContain('<h2 title="changed">Still</h2>');
  expect(stillHtml('/news/7')).toBeNull();
  render(page(kept ?? { __html: '' }));
  expect(screen.getAllByText('Still')).toHaveLength(2);
});

test('a page that needs its code is none of it', () => {
  document.body.innerHTML = '<div id="page"><h2>Living</h2></div>';
  rememberStillPage('/still');
  expect(stillHtml('/still')).toBeNull();
});
