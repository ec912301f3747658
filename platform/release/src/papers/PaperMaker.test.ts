import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cutInstance } from '@platform/assets/fonts/cutInstance';
import type { WholePaper } from '@platform/assets/paper/typesetPaper';
import { afterEach, expect, test } from 'vitest';
import { PaperMaker, type PaperSources } from './PaperMaker';

const packages = createRequire(import.meta.url);
/** A slice of a font, for a whole one takes seconds, which holds common syllables, letters and digits. */
const font = await readFile(
  packages.resolve('pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.91.woff2'),
);
const colours = { ground: '#fff', ink: '#000', soft: '#000', mute: '#000', line: '#000', accent: '#000' };
const paper: WholePaper = {
  title: 'A',
  language: 'en',
  look: { light: colours, dark: colours },
  foot: 'A',
  sheets: [{ bookmark: 'A', blocks: [{ kind: 'drawing', src: '/plan.svg', alt: 'A', width: 100 }] }],
};
/** A drawing of so many lines. */
const drawing = (lines: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 4000">${'<path d="M0 0L9000 3000" stroke="#000"/>'.repeat(lines)}</svg>`,
  );
const sources = (lines: number): PaperSources => ({
  read: async () => drawing(lines),
  cut: (_, characters) => cutInstance(font, characters, null),
});

let maker: PaperMaker;
afterEach(() => maker.close());

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString() === '%PDF-';

test('papers are made one after the other, whoever asks at once', async () => {
  maker = new PaperMaker();
  const made = await Promise.all([maker.make(paper, sources(1)), maker.make(paper, sources(2))]);
  expect(made.map(isPdf)).toEqual([true, true]);
});

test('what cannot be had is said in the words of whoever was asked, and the next paper is made', async () => {
  maker = new PaperMaker();
  const refused = {
    ...sources(1),
    read: async () => Promise.reject(new Error('It shows /secret, which is no asset.')),
  };
  await expect(maker.make(paper, refused)).rejects.toThrow('It shows /secret, which is no asset.');
  expect(isPdf(await maker.make(paper, sources(1)))).toBe(true);
});

test('a drawing that takes too long ends with its process, and whoever composes goes on', async () => {
  maker = new PaperMaker({ time: 1000, memory: 2000 });
  await expect(maker.make(paper, sources(1_000_000))).rejects.toThrow('It took more than 1 seconds to make.');
  await maker.close();
  maker = new PaperMaker();
  expect(isPdf(await maker.make(paper, sources(1)))).toBe(true);
});

test('waiting for a file or a font is not the time of the paper', async () => {
  maker = new PaperMaker({ time: 6000, memory: 2000 });
  const late: PaperSources = {
    ...sources(1),
    read: () => new Promise((resolve) => setTimeout(() => resolve(drawing(1)), 6500)),
  };
  expect(isPdf(await maker.make(paper, late))).toBe(true);
});

test('a drawing that takes too much memory ends with its process', async () => {
  maker = new PaperMaker({ time: 60_000, memory: 300 });
  await expect(maker.make(paper, sources(1_000_000))).rejects.toThrow('It took more than 300 MB to make.');
});
