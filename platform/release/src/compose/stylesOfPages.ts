import type { ComposedFonts } from '../fonts/composeFonts';
import type { Composition } from './composition';
import { stylesheetsOf } from './documentHtml';
import { inlineStyles } from './inlineStyles';

/**
 * The styles that stand in the documents of pages. Those of one address have them in theirs, since its policy can name them;
 * others link them.
 */
export function stylesOfPages({ lock, stylesheets }: Composition, { sheets }: ComposedFonts) {
  const ofFonts = sheets.map(({ asset, css }) => [`/_assets/${asset}`, css] as const);
  const texts = new Map([...stylesheets, ...ofFonts]);
  const fixed = new Set(lock.routes.flatMap(({ path }) => (path.includes(':') ? [] : path)));
  return (path: string, parts: Parameters<typeof stylesheetsOf>[0]): string | null => {
    if (!fixed.has(path)) return null;
    const { ofSite, ofModules } = stylesheetsOf(parts);
    return inlineStyles(
      [...ofSite, ...ofModules].map(([address]) => address),
      texts,
    );
  };
}
