import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectCharacters } from './collectCharacters';
import { writeFonts } from './writeFonts';

vi.setConfig({ testTimeout: 60_000 }); // cutting and encoding take as long as the machine lets them

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fonts-'));
  await put('site/firstSeen.json', '["site/src/siteFacts.ts", "site/src/menuGroups.ts"]');
  await put('site/src/menuGroups.ts', "export const menuGroups = [{ id: 'brand', label: '브랜드' }];");
  await put(
    'site/src/siteFacts.ts',
    "export const siteFacts = { projectName: '표본집', phone: '1600-0000', slug: 'x' };",
  );
  await put('mf-a/remote.ts', "export default { pages: [{ path: '/경로', title: '사업개요', description: '설명' }] };");
  await put(
    'mf-a/src/content/words.ts',
    "export const words = { text: '본문에만 있는 아주 길고 긴 문장이라서 제목에 쓰일 수 없는 말입니다, 그렇습니다.' };",
  );
  await put('mf-a/src/content/words.test.ts', "const never = '쀍';");
});
afterEach(() => rm(root, { recursive: true }));

async function put(file: string, text: string) {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
}
const out = (file: string) => path.join(root, 'shell/src/fonts', file);
async function holds(file: string, characters: string): Promise<boolean[]> {
  const font = await subsetFont(await readFile(out(file)), characters, { targetFormat: 'truetype' });
  const covered = new Set(new Face(new Blob(new Uint8Array(font))).collectUnicodes());
  return [...characters].map((character) => covered.has(character.codePointAt(0) ?? 0));
}

test('collects what is shown, the first paint first, and not what is only an address, a description or a test', async () => {
  const { display, text } = await collectCharacters(root);
  expect(display.slice(0, 20)).toEqual(expect.arrayContaining([...'브랜드표본집0123456789']));
  expect(display).toEqual(expect.arrayContaining([...'사업개요']));
  expect(display).not.toContain('쓰');
  expect(text).toEqual(expect.arrayContaining([...'쓰일@~사']));
  for (const unseen of '경설쀍') expect([...display, ...text]).not.toContain(unseen);
});

test('cuts the faces to those characters; the first files leave the rest to the next family', async () => {
  expect(await writeFonts({ root })).toBe('written');
  expect((await readdir(out(''))).sort()).toEqual([
    'display.woff2',
    'fallback.css',
    'fonts.css',
    'fonts.ts',
    'text.woff2',
  ]);
  expect(await holds('display.woff2', '표업쓰')).toEqual([true, true, false]);
  expect(await holds('text.woff2', '쓰A쀍')).toEqual([true, true, false]);
  expect((await stat(out('display.woff2'))).size).toBeLessThanOrEqual(25_000);

  const css = await readFile(out('fonts.css'), 'utf8');
  expect(css).toMatch(/"Gowun Batang Display";[^}]*display\.woff2/);
  expect(css).not.toMatch(/"(Gowun Batang Display|Pretendard Variable)";[^}]*unicode-range/);
  expect(css).toMatch(/"Pretendard on Noto Sans";[^}]*size-adjust: 95\.\d+%;\s*ascent-override: 99\.\d+%/);
});

test('leaves to the stock slices only what was not cut', async () => {
  await writeFonts({ root });
  const fallback = await readFile(out('fallback.css'), 'utf8');
  const claims = (family: string, point: number) =>
    [...fallback.matchAll(new RegExp(`"${family}";[^}]*unicode-range: ([^;]+)`, 'g'))].some(([, range = '']) =>
      range.split(',').some((part) => {
        const [from = '', to = from] = part.slice(2).split('-');
        return Number.parseInt(from, 16) <= point && point <= Number.parseInt(to, 16);
      }),
    );
  expect(claims('Pretendard Variable More', 0xc4f0)).toBe(false); // 쓰 was cut
  expect(claims('Pretendard Variable More', 0xc00d)).toBe(true); // 쀍 was not
  expect(claims('Gowun Batang Display More', 0xc4f0)).toBe(true);
});

test('does nothing until a new character is said, then cuts again', async () => {
  await writeFonts({ root });
  const before = await stat(out('text.woff2'));
  await put('mf-a/src/content/more.ts', "export const more = { text: '본문' };");
  expect(await writeFonts({ root })).not.toBe('outdated');
  expect(await writeFonts({ root, check: true })).toBe('up to date');

  await put('mf-a/src/content/more.ts', "export const more = { text: '뙇' };");
  expect(await writeFonts({ root, check: true })).toBe('outdated');
  expect((await stat(out('text.woff2'))).size).toBe(before.size);
  expect(await writeFonts({ root })).toBe('written');
  expect(await holds('text.woff2', '뙇')).toEqual([true]);
});
