import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { PaperBlock, PaperSheet } from '@platform/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cutInstance } from '../fonts/cutInstance';
import { makePaper } from './makePaper';
import { countIn, saidIn } from './testing/readPdf';

const packages = createRequire(import.meta.url);
/** A slice of a font, for a whole one takes seconds, which holds common syllables, letters and digits. */
const font = await readFile(
  packages.resolve('pretendard/dist/web/static/woff2-dynamic-subset/Pretendard-Regular.subset.91.woff2'),
);

const colours = {
  ground: '#ffffff',
  ink: '#101010',
  soft: '#202020',
  mute: '#303030',
  line: '#d0d0d0',
  accent: '#705010',
};
const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#345' } })
  .webp()
  .toBuffer();
const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10000 4000">${content}</svg>`;
const picture = { width: 400, height: 300, src: '/p.webp', avif: '', webp: '/p.webp 400w', placeholder: '' };

interface Made {
  readonly svg?: string;
  readonly compress?: boolean;
}

async function made(
  sheets: readonly PaperSheet[],
  { svg = drawing(''), compress = false }: Made = {},
): Promise<string> {
  const bytes = await makePaper({
    paper: { title: 'A home', language: 'ko-KR', look: { light: colours, dark: colours }, foot: 'foot', sheets },
    compress,
    read: async (address) => (address.endsWith('.svg') ? Buffer.from(svg) : jpeg),
    cut: (_, characters) => cutInstance(font, characters, null),
  });
  return bytes.toString('latin1');
}

const sheet = (...blocks: PaperBlock[]): PaperSheet => ({ bookmark: 'First', blocks });
const plan: PaperBlock = { kind: 'drawing', src: '/p.svg', alt: 'the plan', width: 100 };

describe('what screen readers go by', () => {
  test('the document says its language, its title and that it is tagged; each sheet is a bookmark', async () => {
    const pdf = await made([sheet({ kind: 'heading', level: 1, lines: ['Plan'] }), { bookmark: 'Second', blocks: [] }]);
    expect(saidIn(pdf, 'Lang')).toEqual(['ko-KR']);
    expect(saidIn(pdf, 'Title')).toEqual(['First', 'Second']);
    expect(pdf).toMatch(/<dc:title>[\s\S]*A home[\s\S]*<\/dc:title>/);
    expect(pdf).toMatch(/\/DisplayDocTitle true/);
    expect(pdf).toMatch(/\/Marked true/);
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect([countIn(pdf, 'Document'), countIn(pdf, 'Sect'), countIn(pdf, 'H1')]).toEqual([1, 2, 1]);
  });

  test('pictures and drawings have their alternative text, and a caption beside it', async () => {
    const pdf = await made([sheet({ kind: 'picture', picture, alt: 'a room', caption: 'A' }, plan)]);
    expect(saidIn(pdf, 'Alt')).toEqual(['a room', 'the plan']);
    expect([countIn(pdf, 'Figure'), countIn(pdf, 'P')]).toEqual([2, 1]);
  });

  test('a table has its caption, and cells that head a column or a row', async () => {
    const rows = [{ cells: ['A', '1'] }, { cells: ['B', '2'] }];
    const pdf = await made([sheet({ kind: 'table', caption: 'C', head: ['N', 'M'], rows })]);
    expect(['Caption', 'TR', 'TH', 'TD'].map((type) => countIn(pdf, type))).toEqual([1, 3, 4, 2]);
    expect([pdf.match(/\/Scope \/Column/g)?.length, pdf.match(/\/Scope \/Row/g)?.length]).toEqual([2, 2]);
  });

  test('what is drawn for the eye alone is no part of it', async () => {
    const pdf = await made([sheet({ kind: 'table', caption: 'C', rows: [{ cells: ['A', '1'] }] })]);
    // Three hairlines and the foot.
    expect(pdf.match(/\/Artifact << ?\n?\/Type/g)?.length ?? pdf.match(/\/Artifact </g)?.length).toBe(3);
  });
});

test('the same paper gives the same bytes, and another one others', async () => {
  const [one, same, other] = await Promise.all([
    made([sheet({ kind: 'picture', picture, alt: 'a room' }, plan)], { compress: true }),
    made([sheet({ kind: 'picture', picture, alt: 'a room' }, plan)], { compress: true }),
    made([sheet({ kind: 'picture', picture, alt: 'a hall' }, plan)], { compress: true }),
  ]);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});

test('a drawing of 10 m on 100 mm is 1:100: a wall of 4 m is 40 mm long', async () => {
  const pdf = await made([sheet(plan)], {
    svg: drawing('<path d="M1000 500L5000 500" stroke="#000" stroke-width="10"/>'),
  });
  const [, scale, , , same] = pdf.match(/([\d.]+) (0) (0) ([\d.]+) [\d.-]+ [\d.-]+ cm\s+q/) ?? [];
  expect(same).toBe(scale);
  expect(pdf).toMatch(/1000 500 m\s+5000 500 l/);
  // pdfkit writes six digits.
  expect(4000 * Number(scale)).toBeCloseTo((40 * 72) / 25.4, 0.5);
});

test('what has no room on a side goes on the next', async () => {
  const text = { kind: 'text', text: 'A' } as const;
  const tall = { kind: 'space', height: 130 } as const;
  expect((await made([sheet(tall, text, tall, text)])).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(2);
});

describe('is refused, with what is to be done', () => {
  test.each([
    [
      'a block higher than a side',
      sheet({ kind: 'columns', columns: [[{ kind: 'space', height: 290 }]] }),
      /no place on A4. Split it/,
    ],
    ['a drawing wider than its place', sheet({ ...plan, width: 200 }), /Choose a smaller scale/],
    [
      'a heading that skips a level',
      sheet(
        { kind: 'heading', level: 1, lines: ['A'] },
        { kind: 'columns', columns: [[{ kind: 'heading', level: 3, lines: ['B'] }]] },
      ),
      /"B" has the level 3 after one of 1/,
    ],
    ['a character that no font has', sheet({ kind: 'text', text: '漢' }), /No font of the site has "漢"/],
  ])('%s', async (_, one, why) => {
    await expect(made([one])).rejects.toThrow(why);
  });

  test.each([
    ['steps next to nothing', 'width="1e-9" height="10"', /20000 tiles of patterns at the most/],
    ['steps backwards', 'width="10" height="-10"', /a width and a height above 0/],
  ])('a pattern that %s', async (_, steps, why) => {
    const filled = drawing(
      `<defs><pattern id="p" patternUnits="userSpaceOnUse" ${steps}><rect width="1" height="1"/></pattern></defs><rect width="100" height="100" fill="url(#p)"/>`,
    );
    await expect(made([sheet(plan)], { svg: filled })).rejects.toThrow(why);
  });

  test('an element that paper does not know', async () => {
    await expect(made([sheet(plan)], { svg: drawing('<image href="x"/>') })).rejects.toThrow(
      /no <image>.*Paint it instead/,
    );
  });
});
