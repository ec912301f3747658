// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRouteScroll } from './useRouteScroll';

const parts = ['part', '설비', '100%', '%EC'];

function Page() {
  useRouteScroll();
  return parts.map((id) => (
    <section key={id} id={id}>
      <Link to={{ hash: encodeURIComponent(id) }}>{id}</Link>
      <Link to={{ hash: id }}>as written: {id}</Link>
    </section>
  ));
}

const reached = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');

beforeEach(() => {
  reached.mockReset();
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
});
afterEach(cleanup);

test.each(parts)('a hash leads to its element, "%s", encoded or not', (id) => {
  for (const name of [id, `as written: ${id}`]) {
    reached.mockClear();
    fireEvent.click(screen.getByText(name));
    expect(reached.mock.contexts).toEqual([document.getElementById(id)]);
  }
});
