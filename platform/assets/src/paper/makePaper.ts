import { encodeForPaper, paintDrawing } from './encodeForPaper';
import { lackingIn } from './lackingIn';
import { neededStock, wordsOn } from './stock';
import { readSvg, wordsOf } from './svg/readSvg';
import { type TypesetOptions, typesetPaper, type WholePaper } from './typesetPaper';

interface MakeOptions extends Pick<TypesetOptions, 'compress'> {
  readonly paper: WholePaper;
  /** A file by the address that the paper names it by. */
  readonly read: (address: string) => Promise<Uint8Array>;
  /** One weight of a face of the site, cut to characters (TrueType). */
  readonly cut: (draws: 'headlines' | 'text', characters: string, weight: number) => Promise<Uint8Array>;
}

/** Pixels across a drawing that is painted: 250 to an inch of a page's width. */
const paintedWidth = 1750;

/** Gathers what a paper shows and typesets it. */
export async function makePaper({ paper, read, cut, ...options }: MakeOptions): Promise<Buffer> {
  const needed = neededStock(paper.sheets);
  const pictures = new Map<string, Uint8Array>();
  for (const picture of needed.pictures) {
    pictures.set(picture.name, await encodeForPaper(await read(picture.src), picture));
  }
  const drawings = new Map<string, ReturnType<typeof readSvg>>();
  for (const { src, isPainted } of needed.drawings) {
    const bytes = await read(src);
    drawings.set(src, readSvg(Buffer.from(bytes).toString('utf8')));
    if (isPainted) pictures.set(src, await paintDrawing(bytes, paintedWidth, paper.look.light.ground));
  }
  const drawn = [...drawings].filter(([src]) => !pictures.has(src)).map(([, drawing]) => wordsOf(drawing));
  const characters = [...new Set(`${paper.foot}${wordsOn(paper.sheets)}${drawn.join('')}0123456789 `)].sort().join('');
  const [display, text, strong] = [
    await cut('headlines', characters, 400),
    await cut('text', characters, 400),
    await cut('text', characters, 600),
  ];
  const lost = lackingIn(text, characters);
  if (lost) throw new Error(`No font of the site has "${lost}". Say it otherwise.`);
  const lacking = lackingIn(display, characters);
  return typesetPaper({ paper, lacking, fonts: { display, text, strong }, stock: { pictures, drawings }, ...options });
}
