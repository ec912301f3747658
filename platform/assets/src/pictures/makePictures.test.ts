import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makePictures } from './makePictures';

vi.setConfig({ testTimeout: 60_000 }); // cutting and encoding take as long as the machine lets them

let root: string;
let options: { workspace: string; masters: string; projectName: string; typeFrom: string };

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  options = { workspace: root, masters: root, projectName: '표본 사이트', typeFrom: 'sample/picture' };
});
afterEach(() => rm(root, { recursive: true }));

const list = (pictures: unknown) => writeFile(path.join(root, 'pictures.json'), JSON.stringify(pictures));
const made = (file: string) => path.join(root, 'src/pictures', file);
async function master(name: string, width: number, height: number, background = '#8c9dbc') {
  await sharp({ create: { width, height, channels: 3, background } }).toFile(path.join(root, name));
}

describe('makePictures', () => {
  test('encodes every width in both formats and writes the module that hands them out', async () => {
    await master('river.png', 300, 200);
    await list({ 'calm-river': { master: 'river', widths: [100, 200] } });
    await makePictures(options);

    expect((await readdir(made('calm-river'))).sort()).toEqual(['100.avif', '100.webp', '200.avif', '200.webp']);
    expect((await sharp(made('calm-river/100.avif')).metadata()).compression).toBe('av1');
    expect(await sharp(made('calm-river/200.webp')).metadata()).toMatchObject({
      format: 'webp',
      width: 200,
      height: 133,
    });
    const module = await readFile(made('calm-river.ts'), 'utf8');
    expect(module).toContain('export const calmRiver: PictureSource');
    expect(module).toMatch(/\$\{avif100\} 100w, \$\{avif200\} 200w/);
    expect(module).toMatch(/width: 200,\s+height: 133,/);
    expect(module).toMatch(/'data:image\/webp;base64,[\w+/=]+'/);
  });

  test('cuts a part of another master, which alone is stored, and again when the part changes', async () => {
    await master('river.png', 300, 200);
    const crops = (left: number) =>
      writeFile(
        path.join(root, 'crops.json'),
        JSON.stringify({ bank: { from: 'river', left, top: 20, width: 90, height: 60 } }),
      );
    await crops(10);
    await list({
      bank: { master: 'bank', widths: [60, 120] },
      'bank-chat': { master: 'bank', share: [80, 40], sign: false },
    });
    await makePictures(options);
    expect((await readdir(made('bank'))).sort()).toEqual(['60.avif', '60.webp', '90.avif', '90.webp']);
    expect(await sharp(made('bank/90.webp')).metadata()).toMatchObject({ width: 90, height: 60 });
    expect(await sharp(made('bank-chat.jpg')).metadata()).toMatchObject({ width: 80, height: 40 });

    expect(await makePictures({ ...options, check: true })).toEqual([]);
    await crops(11);
    expect(await makePictures({ ...options, check: true })).toHaveLength(2);
  });

  test('refuses a part of a master that is not there, and a name with a file and a part', async () => {
    await list({ bank: { master: 'bank', widths: [60] } });
    const crops = { bank: { from: 'river', left: 0, top: 0, width: 9, height: 9 } };
    await writeFile(path.join(root, 'crops.json'), JSON.stringify(crops));
    await expect(makePictures(options)).rejects.toThrow('The master "bank" is a part of "river", which is not in');
    await master('bank.png', 90, 60);
    await expect(makePictures(options)).rejects.toThrow('Two masters are called "bank"');
  });

  test('never upscales: a small master gives its own width in place of the larger ones', async () => {
    await master('river.png', 150, 100);
    await list({ river: { master: 'river', widths: [100, 200, 400] } });
    await makePictures(options);
    expect((await readdir(made('river'))).sort()).toEqual(['100.avif', '100.webp', '150.avif', '150.webp']);
  });

  test('makes no WebP wider than the widest one asked for, and offers none', async () => {
    await master('river.png', 300, 200);
    await list({ river: { master: 'river', widths: [100, 200, 300], webp: 150 } });
    await makePictures(options);
    expect((await readdir(made('river'))).sort()).toEqual(['100.avif', '100.webp', '200.avif', '300.avif']);
    const module = await readFile(made('river.ts'), 'utf8');
    expect(module).toMatch(/avif: .*avif300\} 300w/);
    expect(module).toMatch(/webp: `\$\{webp100\} 100w`/);
  });

  test('crops in pixels and in shares of the master alike', async () => {
    await sharp({ create: { width: 200, height: 100, channels: 3, background: '#000' } })
      .composite([
        { input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } }, left: 100, top: 0 },
      ])
      .toFile(path.join(root, 'half.png'));
    await list({
      pixels: { master: 'half', widths: [50], crop: { left: 100, top: 0, width: 100, height: 50 } },
      shares: { master: 'half', widths: [50], crop: { left: 0.5, top: 0, width: 0.5, height: 0.5 } },
    });
    await makePictures(options);
    for (const name of ['pixels', 'shares']) {
      const { data, info } = await sharp(made(`${name}/50.webp`))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 50, height: 25 });
      expect(data[0]).toBeGreaterThan(250);
    }
  });

  test('copies a drawing as it is', async () => {
    await writeFile(path.join(root, 'plan.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await list({ plan: { master: 'plan' } });
    await makePictures(options);
    expect(await readFile(made('plan.svg'), 'utf8')).toBe('<svg xmlns="http://www.w3.org/2000/svg"/>');
  });

  test('gives a drawing the letters it is written with', async () => {
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><style>text{fill:red}</style><text>101동</text></svg>';
    await writeFile(path.join(root, 'plan.svg'), drawing);
    await list({ plan: { master: 'plan' } });
    await makePictures(options);
    expect(await readFile(made('plan.svg'), 'utf8')).toMatch(
      /@font-face\{[^}]*data:font\/woff2[^}]*\}text\{fill:red\}/,
    );
  });

  test('sets the name into the picture of shared links, and again when the name changes', async () => {
    await master('dusk.png', 1300, 700, '#141b30');
    await list({ share: { master: 'dusk', share: [1200, 630] }, chat: { master: 'dusk', share: [800, 400] } });
    await makePictures(options);
    const { data, info } = await sharp(made('share.jpg')).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630, channels: 3 });
    const bright = (column: number) => {
      for (let row = 270; row < 360; row += 1) if ((data[(row * 1200 + column) * 3] ?? 0) > 200) return true;
      return false;
    };
    const columns = Array.from({ length: 1200 }, (_, column) => column).filter(bright);
    expect(columns.length).toBeGreaterThan(150);
    expect(columns.at(0)).toBeGreaterThan(600);
    expect(columns.at(-1)).toBeLessThanOrEqual(1080);

    expect(await sharp(made('chat.jpg')).metadata()).toMatchObject({ width: 800, height: 400 });

    await list({ share: { master: 'dusk', share: [1200, 630], sign: false } });
    await makePictures(options);
    const { channels } = await sharp(made('share.jpg')).stats();
    expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(80);
    await list({ share: { master: 'dusk', share: [1200, 630] }, chat: { master: 'dusk', share: [800, 400] } });
    await makePictures(options);

    expect(await makePictures({ ...options, projectName: '강변 마을', check: true })).toHaveLength(2);
  });

  test('does a picture again only when its master or its settings change', async () => {
    await master('river.png', 120, 80);
    await master('sky.png', 120, 80);
    await list({ river: { master: 'river', widths: [60] }, sky: { master: 'sky', widths: [60] } });
    const written: string[] = [];
    const run = () => makePictures({ ...options, onWritten: (name) => written.push(name) });
    await run();
    await run();
    expect(written).toEqual(['river', 'sky']);

    await master('river.png', 120, 80, '#d9bfb6');
    await run();
    expect(written).toEqual(['river', 'sky', 'river']);

    await list({ river: { master: 'river', widths: [60] }, sky: { master: 'sky', widths: [40] } });
    await run();
    expect(written).toEqual(['river', 'sky', 'river', 'sky']);
    expect(await readdir(made('sky'))).toEqual(['40.avif', '40.webp']);
  });

  test('takes away what is no longer asked for and nothing else', async () => {
    await master('river.png', 60, 40);
    await list({ river: { master: 'river', widths: [60] }, old: { master: 'river', widths: [60] } });
    await makePictures(options);
    await writeFile(made('own.txt'), 'somebody else put this here');
    await list({ river: { master: 'river', widths: [60] } });
    await makePictures(options);
    expect((await readdir(made(''))).sort()).toEqual(['.sources.json', 'own.txt', 'river', 'river.ts']);
  });

  test('only looks with check, and names each picture and what is wrong with it', async () => {
    await master('river.png', 60, 40);
    await list({ river: { master: 'river', widths: [60] } });
    expect(await makePictures({ ...options, check: true })).toEqual(['"river" has not been encoded yet']);
    expect(existsSync(made(''))).toBe(false);

    await makePictures(options);
    expect(await makePictures({ ...options, check: true })).toEqual([]);
    await rm(made('river/60.avif'));
    expect(await makePictures({ ...options, check: true })).toEqual(['"river" lacks its file river/60.avif']);
    await list({ river: { master: 'river', widths: [50] }, sky: { master: 'river', widths: [60] } });
    expect(await makePictures({ ...options, check: true })).toEqual([
      '"river" was made from another master or with other settings',
      '"sky" has not been encoded yet',
    ]);
    await list({});
    expect(await makePictures({ ...options, check: true })).toEqual(['"river" is no longer in pictures.json']);
    expect(existsSync(made('river.ts'))).toBe(true);
  });

  test.each([
    ['a missing master', { sky: { master: 'sky' } }, /No master "sky" .* Add sky\.png/],
    [
      'two masters of one name',
      { twin: { master: 'twin' } },
      /Two masters are called "twin" .* twin\.png and twin\.webp/,
    ],
    [
      'a crop beyond the master',
      { a: { master: 'river', crop: { left: 0, top: 0, width: 90, height: 9 } } },
      /"a" .* 60 × 40 px/,
    ],
    ['a word it does not know', { a: { master: 'river', width: [60] } }, /"a" has "width", which means nothing here/],
    ['widths that are not pixels', { a: { master: 'river', widths: ['60'] } }, /"a" needs "widths"/],
    ['a widest WebP that is no width', { a: { master: 'river', webp: 'none' } }, /"a" needs "webp"/],
    ['a name that is no identifier', { '84A': { master: 'river' } }, /"84A" needs a name/],
  ])('refuses %s in a sentence that names the picture', async (_, pictures, sentence) => {
    await master('river.png', 60, 40);
    await master('twin.png', 60, 40);
    await master('twin.webp', 60, 40);
    await list(pictures);
    await expect(makePictures(options)).rejects.toThrow(sentence);
  });
});
