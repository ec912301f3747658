import type { PageData } from '@platform/contract';

/** A part of a composed page that is one module's. */
interface Region {
  readonly module: string;
  /** Its name, where the page tells it. */
  readonly piece: string | null;
  readonly html: string;
}

/** A page of the composed site, as far as development takes its parts from there. */
export interface PublishedPage {
  readonly regions: readonly Region[];
  readonly data: PageData | null;
  /** Addresses of the stylesheets of its fonts. */
  readonly fonts: readonly string[];
}

/** The marks that React puts around what may come later. */
const marks = /<!--(\/?)\$[?!~]?-->/g;

/** What stands between a mark and the one that ends it; `null` where none does. */
function within(html: string, start: number): string | null {
  marks.lastIndex = start;
  let depth = 1;
  for (let mark = marks.exec(html); mark; mark = marks.exec(html)) {
    depth += mark[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, mark.index);
  }
  return null;
}

/** A page that needs no script where it is composed. In development it has them, to be changed while it is open. */
const still = /^<div data-still="">([\s\S]*)<\/div>$/;

/** The parts of a composed document that modules made, in its order. */
export function readPublishedPage(html: string): PublishedPage {
  const regions = [...html.matchAll(/<div [^>]*data-module="([^"]+)"[^>]*><!--\$-->/g)].flatMap((found) => {
    const [opening, module = ''] = found;
    const content = within(html, found.index + opening.length);
    if (content === null) return [];
    const piece = opening.match(/data-piece="([^"]+)"/)?.[1] ?? null;
    return { module, piece, html: content.match(still)?.[1] ?? content };
  });
  const [, data] = html.match(/<script type="application\/json" id="page-data">([\s\S]*?)<\/script>/) ?? [];
  const fonts = [...html.matchAll(/<link rel="stylesheet" href="(\/_assets\/[^"]+\.css)"/g)].map(
    ([, href = '']) => href,
  );
  return { regions, data: data ? (JSON.parse(data) as PageData) : null, fonts: [...new Set(fonts)] };
}

/** Takes the place of what a published module made, until the HTML is there. */
export const placeOf = (of: string) => `published-piece-${of.replace('/', '-').toLowerCase()}`;

/**
 * Puts what published modules made into a page that was rendered with places in their stead. What the composed page does not
 * have, the browser renders.
 */
export function fillPlaces(html: string, pieces: readonly string[], { regions }: PublishedPage): string {
  let filled = html;
  for (const of of pieces) {
    const place = placeOf(of);
    const [module] = of.split('/');
    const named = regions.filter(({ piece }) => piece === of);
    const found = named.length ? named : regions.filter((region) => region.module === module && region.piece === null);
    let at = 0;
    filled = filled.replaceAll(`<!--$--><${place}></${place}>`, () => {
      const region = found[at++];
      // React's mark of a part that the server could not render.
      return region ? `<!--$-->${region.html}` : '<!--$!--><template></template>';
    });
  }
  return filled;
}
