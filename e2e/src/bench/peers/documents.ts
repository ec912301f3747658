/** How a peer's document differs from ours of the same page. */
interface Changes {
  /** Takes the place of the tags that React hoisted from ours. */
  readonly head?: string | undefined;
  /** Takes the place of the content of `#root`. */
  readonly body?: string | undefined;
  /** Takes the place of the modules' stylesheets. */
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
}

const laterFonts = /<link rel="stylesheet" href="([^"]+)"[^>]* data-later[^>]*>/;

/** Where the stylesheet of the fonts behind the first screen lies. */
export const laterFontsOf = (html: string): string | null => laterFonts.exec(html)?.[1] ?? null;

/**
 * Our document of a page, without what starts ours: its metadata, its fonts and their preloads stay, so that every peer has
 * the same. Without changes it is the page without any script.
 */
export function peerDocument(html: string, { head, body, styles, scripts = [] }: Changes = {}): string {
  let document = html
    .replace(/<noscript>.*?<\/noscript>\n?/gs, '')
    .replace(/<template id="(?:rest|pressed)".*?<\/template>\n?/gs, '')
    .replace(/<script(?![^>]*ld\+json)(?![^>]*page-data)[^>]*>.*?<\/script>\n?/gs, '');
  if (body !== undefined) {
    document = document.replace(/<div id="root">.*<\/div>\n/s, () => `<div id="root">${body}</div>\n`);
  }
  if (styles) {
    const links = styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">\n`).join('');
    document = document
      .replace(/<style>.*?<\/style>\n(?=<link rel="stylesheet")/s, '')
      .replaceAll(' disabled>\n', '>\n')
      .replace(/<link rel="stylesheet" href="\/_modules\/[^>]*>\n/g, '')
      .replace(/(?=<link rel="alternate")/, () => links);
  }
  if (head !== undefined)
    document = document.replace(/(?<=initial-scale=1[^>]*>\n).*(?=\n<link rel="icon")/s, () => head);
  document = document.replace('</body>', () => `${scripts.join('\n')}</body>`);
  if (!scripts.length && /<script(?![^>]*ld\+json)(?![^>]*page-data)/.test(document)) {
    throw new Error('A script is left in the page that is to have none.');
  }
  return document;
}
