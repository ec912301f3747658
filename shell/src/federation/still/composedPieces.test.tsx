// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Piece, PieceModule, Pieces } from '../pieces';
import { composedPieces } from './composedPieces';
import { Stillness } from './Stillness';
import { watchedPackages } from './watchedPackages';

const React = watchedPackages['react'] as typeof import('react');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const of = 'mf-alpha/Page';
const route = { remote: 'mf-alpha', expose: './Page' } as const;

async function show(Piece: Piece): Promise<string | null> {
  const { container } = render(
    <Suspense fallback="pending">
      <Piece failed="failed" props={{ word: 'words' }} />
    </Suspense>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  return container.textContent;
}

/** Whether a page needs no script. */
async function isStill(Content: unknown, before: (pieces: Pieces) => Promise<unknown> = async () => {}) {
  const stillness = new Stillness();
  const pieces = composedPieces(async () => ({ default: Content as PieceModule['default'] }), stillness);
  await before(pieces);
  expect(await show(pieces.page(route))).toBe('words');
  return stillness.isStill;
}

function Words({ word }: { readonly word: string }) {
  return word;
}
function Living({ word }: { readonly word: string }) {
  return React.useState(word)[0];
}
class Old extends React.Component<{ readonly word: string }> {
  override render() {
    return this.props.word;
  }
}

it('is asked for once', async () => {
  const loader = vi.fn(async () => ({ default: () => 'words' }));
  const pieces = composedPieces(loader, new Stillness());
  expect(pieces.piece(of)).toBe(pieces.piece(of));
  expect(pieces.page(route)).toBe(pieces.page(route));
  expect(await show(pieces.piece(of))).toBe('words');
  expect(loader).toHaveBeenCalledTimes(1);
});

it('that can not be had is an error of the page', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const pieces = composedPieces(() => Promise.reject(new Error('no such piece')), new Stillness());
  await expect(show(pieces.piece(of))).rejects.toThrow('no such piece');
});

it.each([
  ['only renders', Words, true],
  ['only renders, and is remembered', React.memo(Words), true],
  ['has state', Living, false],
  ['is a class', Old, false],
  ['is a class that is remembered', React.memo(Old), false],
])('of a page that %s', async (_, Content, still) => {
  expect(await isStill(Content)).toBe(still);
});

it('is watched as a page where it was placed around the page before, and only there', async () => {
  expect(await isStill(Living, ({ piece }) => show(piece(of)))).toBe(false);
  const stillness = new Stillness();
  const { page, piece } = composedPieces(async () => ({ default: Living as PieceModule['default'] }), stillness);
  page(route);
  expect(await show(piece(of))).toBe('words');
  expect(stillness.isStill).toBe(true);
});
