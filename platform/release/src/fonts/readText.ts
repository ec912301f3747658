import { Parser } from 'htmlparser2';

/** What a visitor reads on a page. */
export interface PageText {
  /** What is drawn as a headline. */
  readonly headlines: string;
  /** All of its text, and what stands in its fields and for its pictures. */
  readonly text: string;
}

/** An element as stylesheets choose it: by a class, or as a tag inside of one. */
type Place = `.${string}` | `.${string} ${string}`;

/** Elements that are drawn as headlines, beside `h1` to `h6`. */
export type HeadlinePlaces = ReadonlySet<Place>;

function placeOf(selector: string): Place | null {
  const classes = selector.match(/\.[\w-]+/g)?.at(-1) as `.${string}` | undefined;
  const [last = ''] = selector.match(/[^\s>+~]+$/) ?? [];
  if (!classes || last.includes(classes)) return classes ?? null;
  return `${classes} ${last.match(/^\w+/)?.[0] ?? '*'}`;
}

/**
 * The elements that a stylesheet draws in the font of a custom property.
 *
 * @param property such as `--font-display`
 */
export function placesDrawnIn(property: string, css: string): Place[] {
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', declarations = '']) =>
    declarations.includes(`var(${property})`) ? selectors.split(',').flatMap((one) => placeOf(one) ?? []) : [],
  );
}

/** Reads the text of a page's content while a parser goes through it. */
export function textReader(places: HeadlinePlaces) {
  const headlines: string[] = [];
  const text: string[] = [];
  // Few classes decide about what stands inside of them: of all others nothing needs to be remembered.
  const deciding = new Set(
    [...places].flatMap((place) => (place.includes(' ') ? [place.slice(1).split(' ', 1)[0]] : [])),
  );
  /** Every open element: its classes that decide, and whether it is a headline or inside of one. */
  const open: { readonly classes: readonly string[]; readonly headline: boolean }[] = [];
  const isHeadline = (tag: string, classes: readonly string[]) =>
    open.at(-1)?.headline ||
    /^h[1-6]$/.test(tag) ||
    classes.some((one) => places.has(`.${one}`)) ||
    open.some((outer) => outer.classes.some((one) => places.has(`.${one} ${tag}`) || places.has(`.${one} *`)));
  return {
    onopentag(tag: string, { class: names = '', alt, placeholder, value }: Readonly<Record<string, string>>): void {
      const classes = names.split(' ');
      const headline = isHeadline(tag, classes);
      open.push({ classes: classes.filter((one) => deciding.has(one)), headline });
      for (const shown of [alt, placeholder, value]) if (shown) text.push(shown);
    },
    onclosetag(): void {
      open.pop();
    },
    ontext(piece: string): void {
      text.push(piece);
      if (open.at(-1)?.headline) headlines.push(piece);
    },
    read: (): PageText => ({ headlines: headlines.join(''), text: text.join('') }),
  };
}

/** Reads the text of a page's content. */
export function readText(body: string, places: HeadlinePlaces): PageText {
  const reader = textReader(places);
  new Parser(reader).end(body);
  return reader.read();
}
