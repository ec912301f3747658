import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Characters, collectCharacters } from './collectCharacters';
import { cutFace, type FaceCut } from './cutFace';
import { coreFontFace, cutFontFace, fittedFontFaces, readSlices, stockFontFaces } from './fontCss';
import { localSans, localSerif } from './localFonts';

/** What the fonts of a site are made of: file name to content, ready to be written into one folder. */
export interface FontCut {
  readonly files: ReadonlyMap<string, Buffer>;
  /** The faces of the first paint: ours, and the machine's own fitted to them. */
  readonly css: string;
  /** The stock slices, for characters that nobody could foresee. Load it once the page is alive. */
  readonly fallbackCss: string;
  /** TypeScript that names the files to preload. */
  readonly module: string;
}

/** Largest size of the file that a first paint waits for, bytes. */
const budgets = { display: 25_000, text: 95_000 };
const displayFamily = 'Gowun Batang Display';
const textFamily = 'Pretendard Variable';
/** Family of the characters beyond a face's first file; it stands second in `--font-text` and `--font-display`. */
const moreOf = (family: string) => `${family} More`;
const textWeights = { min: 300, max: 700, default: 400 };

/** Raised when the cut or its stylesheets change their form. */
const form = 5;

const require = createRequire(import.meta.url);
const gowunFolder = path.dirname(require.resolve('@fontsource/gowun-batang/400.css'));
const pretendardFolder = path.dirname(require.resolve('pretendard/dist/web/variable/pretendardvariable.css'));

/** Says in few letters what a cut is made from; two equal ones give equal files. */
export async function fontKey(root: string): Promise<string> {
  const versions = ['@fontsource/gowun-batang', 'pretendard', 'subset-font'].map(
    (name) => (require(`${name}/package.json`) as { version: string }).version,
  );
  const made = {
    form,
    versions,
    budgets,
    textWeights,
    localSans,
    localSerif,
    characters: await collectCharacters(root),
  };
  return createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 24);
}

/** Cuts both faces to what the site says. `out` is where the files will stand; the stock slices are named relative to it. */
export async function cutFonts({ root, out }: { readonly root: string; readonly out: string }): Promise<FontCut> {
  const characters: Characters = await collectCharacters(root);
  const display = await cutFace({
    font: await readFile(path.join(gowunFolder, 'files/gowun-batang-korean-400-normal.woff2')),
    characters: characters.display,
    budget: budgets.display,
  });
  const text = await cutFace({
    font: await readFile(path.join(pretendardFolder, 'woff2/PretendardVariable.woff2')),
    characters: characters.text,
    budget: budgets.text,
    weights: textWeights,
  });

  const weights = `${textWeights.min} ${textWeights.max}`;
  const files = new Map<string, Buffer>();
  const faces = (name: string, family: string, weight: string, { core, more }: FaceCut) => {
    files.set(`${name}.woff2`, core.bytes);
    const first = coreFontFace(family, weight, `./${name}.woff2`);
    if (!more) return first;
    files.set(`${name}-more.woff2`, more.bytes);
    return first + cutFontFace(moreOf(family), weight, `./${name}-more.woff2`, more, core);
  };

  const css = [
    faces('display', displayFamily, '400', display),
    faces('text', textFamily, weights, text),
    ...localSerif.map((local) => fittedFontFaces('Gowun Batang', display.measures, local)),
    ...localSans.map((local) => fittedFontFaces('Pretendard', text.measures, local)),
  ].join('');

  const slicesOf = async (folder: string, file: string) => {
    const url = (slice: string) => path.relative(out, path.join(folder, slice)).split(path.sep).join('/');
    return readSlices(await readFile(path.join(folder, file), 'utf8'), url);
  };
  const fallbackCss = [
    stockFontFaces(
      moreOf(textFamily),
      weights,
      await slicesOf(pretendardFolder, 'pretendardvariable-dynamic-subset.css'),
      [text],
    ),
    stockFontFaces(moreOf(displayFamily), '400', await slicesOf(gowunFolder, '400.css'), [display]),
  ].join('');

  return { files, css, fallbackCss, module };
}

const module = `import display from './display.woff2';
import text from './text.woff2';

/** The font files of the first paint. Headlines come first; the rest must not race the main picture. */
export const fontPreloads = [
  { href: display, fetchPriority: 'high' },
  { href: text, fetchPriority: 'low' },
] as const;
`;
