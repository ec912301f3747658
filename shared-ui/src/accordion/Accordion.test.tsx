// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Accordion } from './Accordion';

afterEach(cleanup);

const items = ['타입 안내', 'E-모델하우스'].map((title) => ({ id: title, title, content: `${title} 내용` }));

function Sample({ first = null }: { readonly first?: string | null }) {
  const [open, setOpen] = useState<string | null>(first);
  return (
    <>
      <Accordion name="units" items={items} open={open} onOpenChange={setOpen} heading="h3" />
      <output>{open ?? '세대안내'}</output>
    </>
  );
}

const section = (title: string) => screen.getByText(title, { selector: 'h3' }).closest('details') as HTMLDetailsElement;
const toggle = (title: string) => fireEvent.click(screen.getByText(title, { selector: 'h3' }));
const open = () => items.filter(({ title }) => section(title).open).map(({ title }) => title);

test('one section is open, or none', () => {
  render(<Sample />);
  expect(open()).toEqual([]);
  toggle('타입 안내');
  expect(open()).toEqual(['타입 안내']);
  toggle('E-모델하우스');
  expect(open()).toEqual(['E-모델하우스']);
  toggle('E-모델하우스');
  expect(open()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('세대안내');
});

test('the browser keeps one of a name open, also without scripts', () => {
  render(<Sample />);
  expect(items.map(({ title }) => section(title).getAttribute('name'))).toEqual(['units', 'units']);
});

test('follows a section that the browser opened, as find-in-page does', () => {
  render(<Sample first="타입 안내" />);
  section('E-모델하우스').open = true;
  fireEvent(section('E-모델하우스'), new Event('toggle'));
  expect(screen.getByRole('status').textContent).toBe('E-모델하우스');
  expect(open()).toEqual(['E-모델하우스']);
});
