import { Parser } from 'htmlparser2';

/** What a visitor reads. */
export interface ShownText {
  /** What is drawn as a headline. */
  readonly headlines: string;
  /** All text, and what stands in fields and for pictures. */
  readonly text: string;
}

/** What a visitor reads on a page. */
export interface PageText extends ShownText {
  /** What may be on the first screen. */
  readonly first: ShownText;
}

/** A first screen shows no more than this many characters, header and menu included: home on a wide screen shows the most. */
const onFirstScreen = 600;

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

/** Marks what stays on the screen wherever it stands in the document: it is on the first one. */
const fixed = 'data-fixed';

/** Reads the text of a page's content while a parser goes through it. */
export function textReader(places: HeadlinePlaces) {
  const headlines: string[] = [];
  const text: string[] = [];
  const always: string[] = [];
  let first: ShownText | null = null;
  let count = 0;
  // Few classes decide about what stands inside of them: of all others nothing needs to be remembered.
  const deciding = new Set(
    [...places].flatMap((place) => (place.includes(' ') ? [place.slice(1).split(' ', 1)[0]] : [])),
  );
  /** Every open element: its classes that decide, and whether it is a headline, or fixed, or inside of one. */
  const open: { readonly classes: readonly string[]; readonly headline: boolean; readonly isFixed: boolean }[] = [];
  const isHeadline = (tag: string, classes: readonly string[]) =>
    open.at(-1)?.headline ||
    /^h[1-6]$/.test(tag) ||
    classes.some((one) => places.has(`.${one}`)) ||
    open.some((outer) => outer.classes.some((one) => places.has(`.${one} ${tag}`) || places.has(`.${one} *`)));
  const shown = (): ShownText => ({ headlines: headlines.join(''), text: text.join('') });
  return {
    onopentag(tag: string, attributes: Readonly<Record<string, string>>): void {
      const { class: names = '', alt, placeholder, value } = attributes;
      const classes = names.split(' ');
      const headline = isHeadline(tag, classes);
      const isFixed = open.at(-1)?.isFixed || fixed in attributes;
      open.push({ classes: classes.filter((one) => deciding.has(one)), headline, isFixed });
      for (const shown of [alt, placeholder, value]) if (shown) text.push(shown);
    },
    onclosetag(): void {
      open.pop();
    },
    ontext(piece: string): void {
      const { headline, isFixed } = open.at(-1) ?? {};
      if (isFixed) always.push(piece);
      if (!first && count + piece.length > onFirstScreen) {
        const part = piece.slice(0, onFirstScreen - count);
        const { headlines, text } = shown();
        first = { headlines: headlines + (headline ? part : ''), text: text + part };
      }
      count += piece.length;
      text.push(piece);
      if (headline) headlines.push(piece);
    },
    read: (): PageText => {
      const { headlines, text } = first ?? shown();
      return { ...shown(), first: { headlines, text: text + always.join('') } };
    },
  };
}

/** Reads the text of a page's content. */
export function readText(body: string, places: HeadlinePlaces): PageText {
  const reader = textReader(places);
  new Parser(reader).end(body);
  return reader.read();
}
