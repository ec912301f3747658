// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareLink } from './ShareLink';

const words = { label: '링크 복사', copied: '복사했습니다', failed: '복사하지 못했습니다' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function pressed({
  coarse = false,
  share,
  write,
}: {
  coarse?: boolean;
  share?: () => Promise<void>;
  write: () => Promise<void>;
}) {
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  vi.stubGlobal('navigator', { clipboard: { writeText: write }, ...(share && { share }) });
  render(<ShareLink {...words} hash="#result=1" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '링크 복사' })));
  return screen.getByRole('status').textContent;
}

test('copies the address with what it is given where there is no touch', async () => {
  const write = vi.fn(async () => {});
  expect(await pressed({ write, share: async () => {} })).toBe('복사했습니다');
  expect(write).toHaveBeenCalledWith(`${window.location.href}#result=1`);
});

test('a phone gets its own sheet, and closing it is no failure', async () => {
  const write = vi.fn(async () => {});
  const share = async () => {
    throw new DOMException('', 'AbortError');
  };
  expect(await pressed({ coarse: true, share, write })).toBe('');
  expect(write).not.toHaveBeenCalled();
});

test('a sheet that fails leaves the clipboard; with neither it says so', async () => {
  const share = async () => {
    throw new DOMException('', 'NotAllowedError');
  };
  expect(await pressed({ coarse: true, share, write: async () => {} })).toBe('복사했습니다');
  cleanup();
  const refuse = async () => {
    throw new Error('refused');
  };
  expect(await pressed({ write: refuse })).toBe('복사하지 못했습니다');
});
