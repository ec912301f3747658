// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { recruitment } from '../../content/subscription';
import { NoticeDocument } from './NoticeDocument';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('loads nothing before it is asked, then says that it loads until the document has come', () => {
  render(<NoticeDocument url="about:blank" />);
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');

  fireEvent.click(screen.getByRole('button', { name: recruitment.open }));
  const frame = screen.getByTitle(recruitment.frame);
  expect(screen.getByRole('status').textContent).toContain(recruitment.loading);

  fireEvent.load(frame);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('puts the document away again', () => {
  render(<NoticeDocument url="about:blank" />);
  fireEvent.click(screen.getByRole('button', { name: recruitment.open }));
  fireEvent.click(screen.getByRole('button', { name: recruitment.close }));
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('offers the way around when the viewer takes too long', () => {
  vi.useFakeTimers();
  const { rerender } = render(<NoticeDocument url="about:blank" />);
  fireEvent.click(screen.getByRole('button', { name: recruitment.open }));
  vi.advanceTimersByTime(8001);
  rerender(<NoticeDocument url="about:blank" />);
  expect(screen.getByRole('status').textContent).toContain(recruitment.slow);
});
