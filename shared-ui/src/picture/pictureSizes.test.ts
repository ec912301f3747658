import { expect, test } from 'vitest';
import { pictureSizes } from './pictureSizes';

const source = (width: number, height: number) => ({ width, height, src: '', avif: '', webp: '', placeholder: '' });

test('a picture that covers a tall frame is asked for as wide as it is drawn', () => {
  const frames = [
    { media: '(max-width: 900px)', width: '98vw', height: '24rem' },
    { width: '58vw', height: '100vh' },
  ];
  expect(pictureSizes(frames, source(1600, 900))).toBe(
    '(max-width: 900px) max(98vw, 24rem * 1.778), max(58vw, 100vh * 1.778)',
  );
});

test('each source is asked for by its own form', () => {
  expect(pictureSizes([{ width: '100vw', height: '100vh' }], source(900, 1600))).toBe('max(100vw, 100vh * 0.563)');
});

test('widths that were written by hand stay', () => {
  expect(pictureSizes('(max-width: 900px) 98vw, 58vw', source(1600, 900))).toBe('(max-width: 900px) 98vw, 58vw');
  expect(pictureSizes([{ width: '50vw' }], source(1600, 900))).toBe('50vw');
});
