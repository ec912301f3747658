// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

function Sample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        열기
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} labelledBy="title">
        <h2 id="title">관심고객 등록</h2>
        <button type="button" onClick={() => setOpen(false)}>
          닫기
        </button>
      </Dialog>
    </>
  );
}

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const open = () => fireEvent.click(screen.getByRole('button', { name: '열기' }));

test('is a modal named by its heading, and holds nothing while it is closed', () => {
  render(<Sample />);
  expect(dialog().open).toBe(false);
  expect(screen.queryByText('관심고객 등록')).toBeNull();
  open();
  expect(dialog().open).toBe(true);
  expect(dialog().getAttribute('aria-labelledby')).toBe('title');
  fireEvent.click(screen.getByRole('button', { name: '닫기' }));
  expect(dialog().open).toBe(false);
  expect(screen.queryByText('관심고객 등록')).toBeNull();
});

test('Escape asks the owner to close it', () => {
  render(<Sample />);
  open();
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  expect(dialog().open).toBe(false);
});

test('a cancelled control inside it does not', () => {
  render(<Sample />);
  open();
  fireEvent(screen.getByText('닫기'), new Event('cancel', { cancelable: true, bubbles: true }));
  expect(dialog().open).toBe(true);
});

test('what the browser closes is closed; a word of the time before, which comes once it is open again, closes nothing', () => {
  render(<Sample />);
  open();
  fireEvent(dialog(), new Event('close'));
  expect(dialog().open).toBe(true);
  expect(screen.getByText('관심고객 등록')).toBeTruthy();
  dialog().removeAttribute('open');
  fireEvent(dialog(), new Event('close'));
  expect(screen.queryByText('관심고객 등록')).toBeNull();
});
