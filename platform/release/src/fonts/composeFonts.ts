import { cutFontFace, firstFontFace, fittedFontFaces } from '@platform/assets/fonts/fontCss';
import type { SiteFont } from '@platform/contract';
import { sha256 } from '../hash';
import { keys } from '../store/keys';
import { readRequired } from '../store/ReleaseStore';
import { atRest } from './atRest';
import { drawnCharacters } from './drawnCharacters';
import { type KeptCut, keptOrCut } from './fontCuts';
import { neededCharacters, type ReadPage } from './neededCharacters';
import type { FontPlan } from './planFonts';

/** A stylesheet that declares fonts, and the asset it is. */
export interface FontSheet {
  readonly asset: string;
  readonly css: string;
}

/** The fonts of one page. */
export interface PageFonts {
  /** Declares what its first screen is drawn in; `null` for a site without fonts of its own. */
  readonly first: FontSheet | null;
  /** Files of the first screen. */
  readonly preloads: readonly { readonly asset: string; readonly fetchPriority: 'high' | 'low' }[];
  /** Declares all others, the same for every page. */
  readonly later: FontSheet | null;
  /** Files among those that hold what this page says behind its first screen, by asset name. */
  readonly laterFiles: readonly string[];
}

/** The fonts of a composed site. */
export interface ComposedFonts {
  readonly of: (path: string) => PageFonts;
  readonly sheets: readonly FontSheet[];
  readonly cuts: readonly KeptCut[];
}

const addressOf = ({ cut }: KeptCut) => `/_assets/${cut.asset}`;
const sheetOf = (css: string): FontSheet | null => (css ? { asset: `${sha256(css).slice(0, 16)}.css`, css } : null);

/** One face, cut. */
interface ComposedFace {
  readonly font: SiteFont;
  readonly standIns: string;
  readonly shared: KeptCut | null;
  readonly own: ReadonlyMap<string, KeptCut>;
  readonly later: readonly KeptCut[];
}

async function composeFace(font: SiteFont, plan: FontPlan, pages: readonly ReadPage[]): Promise<ComposedFace> {
  const source = Buffer.from(await readRequired(plan.store, keys.asset(font.source)));
  const { shared, own, later, posts } = neededCharacters(font, { ...plan, pages });
  const filled = [...own].filter(([, characters]) => characters.length);
  const others = [...later, posts].filter((characters) => characters.length);
  const lists = [shared, ...filled.map(([, characters]) => characters), ...others];
  const cuts = await keptOrCut({ font: source, weights: font.weights, stores: plan.cuts }, lists);
  const [ofAll] = cuts;
  if (!ofAll) throw new Error(`${font.family} is not cut.`);
  const ofPages = filled.flatMap(([path], at) => {
    const cut = cuts[at + 1];
    return cut ? [[path, cut] as const] : [];
  });
  const holds = ({ cut: { characters } }: KeptCut) => characters !== '';
  return {
    font,
    standIns: font.standIns.map((local) => fittedFontFaces(font.standInFamily, ofAll.cut.measures, local)).join(''),
    shared: holds(ofAll) ? ofAll : null,
    // Posts may be written in a script that the font does not have at all.
    own: new Map(ofPages.filter(([, one]) => holds(one))),
    later: cuts.slice(1 + filled.length).filter(holds),
  };
}

const weightOf = ({ weights }: SiteFont) => (weights ? `${weights.min} ${weights.max}` : '400');

function firstFaces({ font, shared, own, standIns }: ComposedFace, path: string): string {
  const ofPage = own.get(path);
  return [
    shared && firstFontFace(font.family, weightOf(font), addressOf(shared)),
    ofPage && firstFontFace(`${font.family} Page`, weightOf(font), addressOf(ofPage)),
    standIns,
  ]
    .filter(Boolean)
    .join('');
}

/** Files behind the first ones that a page's text is drawn from. */
function laterFilesOf({ font, shared, own, later }: ComposedFace, { path, text }: ReadPage): string[] {
  const there = new Set(`${shared?.cut.characters ?? ''}${own.get(path)?.cut.characters ?? ''}`);
  const lacking = new Set(drawnCharacters(text[font.draws]).filter((character) => !there.has(character)));
  return later.flatMap(({ cut }) =>
    [...cut.characters].some((character) => lacking.has(character)) ? [cut.asset] : [],
  );
}

function laterFaces({ font, later }: ComposedFace): string {
  return later
    .map((one) => {
      const others = later.filter((other) => other !== one).map(({ cut }) => cut.characters);
      const file = { characters: [...one.cut.characters] };
      return cutFontFace(`${font.family} More`, weightOf(font), addressOf(one), file, others.join(''));
    })
    .join('');
}

/**
 * Cuts a site's fonts to what its modules, facts and pages say: what first screens show, and what comes later. A composition
 * that says no new character finds all of them cut.
 */
export async function composeFonts(plan: FontPlan, pages: readonly ReadPage[]): Promise<ComposedFonts> {
  const faces = await Promise.all(plan.faces.map((font) => composeFace(font, plan, pages)));
  const laterCss = faces.map(laterFaces).join('');
  const later = sheetOf(laterCss && laterCss + atRest);
  const ofPages = new Map(
    pages.map((page) => {
      const { path } = page;
      const first = sheetOf(faces.map((face) => firstFaces(face, path)).join(''));
      const preloads = faces.flatMap(({ font, shared, own }) =>
        [shared, own.get(path)].flatMap((one) => (one ? { asset: one.cut.asset, fetchPriority: font.preload } : [])),
      );
      const laterFiles = faces.flatMap((face) => laterFilesOf(face, page));
      return [path, { first, preloads, later, laterFiles }] as const;
    }),
  );
  const all = [...[...ofPages.values()].map(({ first }) => first), later].filter((sheet) => sheet !== null);
  const cuts = faces.flatMap((face) => [...(face.shared ? [face.shared] : []), ...face.own.values(), ...face.later]);
  return {
    of: (path) => ofPages.get(path) ?? { first: null, preloads: [], later, laterFiles: [] },
    sheets: [...new Map(all.map((sheet) => [sheet.asset, sheet])).values()],
    cuts: [...new Map(cuts.map((one) => [one.key, one])).values()],
  };
}
