import { coreFontFace, cutFontFace, fittedFontFaces } from '@platform/assets/fonts/fontCss';
import { readCommonness } from '@platform/assets/fonts/rankCharacters';
import type { SiteFont } from '@platform/contract';
import { sha256 } from '../hash';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import { readRequired } from '../store/ReleaseStore';
import { cutOnce, type KeptCut } from './fontCuts';
import { neededCharacters } from './neededCharacters';
import type { FontPlan } from './planFonts';
import type { PageText } from './readText';

/** The fonts of a composed site. */
export interface ComposedFonts {
  /** Asset name of the stylesheet that declares them, and what it says; `null` for a site without fonts of its own. */
  readonly stylesheet: { readonly asset: string; readonly css: string } | null;
  /** Files of the first paint. */
  readonly preloads: readonly { readonly asset: string; readonly fetchPriority: 'high' | 'low' }[];
  readonly cuts: readonly KeptCut[];
}

/** Files of the text of posts: as large as it takes. */
const unlimited = Number.POSITIVE_INFINITY;

const addressOf = (asset: string) => `/_assets/${asset}`;

/** A page that has been rendered. */
interface ReadPage {
  readonly path: string;
  readonly text: PageText;
}

const nothing: PageText = { headlines: '', text: '' };

async function composeFont(font: SiteFont, plan: FontPlan, pages: readonly ReadPage[]) {
  const { family, weights, budget, standIns, standInFamily } = font;
  const source = await readRequired(plan.store, keys.asset(font.source));
  const commonness = readCommonness(textOf(await readRequired(plan.store, keys.asset(font.slices))));
  const home = pages.find(({ path }) => path === '/')?.text ?? nothing;
  const shown = { ...plan, home, pages: pages.map(({ text }) => text) };
  const { foreseen, beyond } = neededCharacters(font, shown, commonness);
  const how = { font: source, stores: plan.cuts, ...(weights && { weights }) };
  const main = await cutOnce({ ...how, characters: foreseen, budget });
  const further = beyond.length ? await cutOnce({ ...how, characters: beyond, budget: unlimited }) : null;

  const { core, more, measures } = main.cut;
  const weight = weights ? `${weights.min} ${weights.max}` : '400';
  // Posts may be written in a script that the font does not have at all.
  const second = [more, further?.cut.core].flatMap((file) => (file?.characters ? file : []));
  const css = [
    coreFontFace(family, weight, addressOf(core.asset)),
    ...second.map((file) => {
      const others = [core, ...second].filter((other) => other !== file).map(({ characters }) => characters);
      const held = { characters: [...file.characters] };
      return cutFontFace(`${family} More`, weight, addressOf(file.asset), held, others.join(''));
    }),
    ...standIns.map((local) => fittedFontFaces(standInFamily, measures, local)),
  ].join('');
  return {
    css,
    preload: { asset: core.asset, fetchPriority: font.preload },
    cuts: further ? [main, further] : [main],
  };
}

/**
 * Cuts a site's fonts to what its modules, facts and pages say. A composition that says no new character finds all of
 * them cut.
 */
export async function composeFonts(plan: FontPlan, pages: readonly ReadPage[]): Promise<ComposedFonts> {
  const made = [];
  for (const font of plan.faces) made.push(await composeFont(font, plan, pages));
  const css = made.map((one) => one.css).join('');
  return {
    stylesheet: css ? { asset: `${sha256(css).slice(0, 16)}.css`, css } : null,
    preloads: made.map(({ preload }) => preload),
    cuts: made.flatMap(({ cuts }) => cuts),
  };
}
