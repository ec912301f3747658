import { contentType, isKnownType } from '../edge/contentTypes';

/**
 * A page's other formats by their files, beside its own.
 *
 * @param file `Brand/intro.html`
 * @param texts by file ending: `ics`
 * @throws where the site would not know what it serves
 */
export function alternatesOf(file: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(texts).map(([ending, text]) => {
      if (ending === 'html' || !/^[a-z0-9]+$/.test(ending) || !isKnownType(`x.${ending}`))
        throw new Error(
          `"${ending}" is no format that a page is served in beside HTML. Name a file ending such as "ics".`,
        );
      return [file.replace(/html$/, ending), text];
    }),
  );
}

/** The tag by which a page names another format of it. */
export const alternateLink = (file: string): string =>
  `<link rel="alternate" type="${contentType(file).split(';', 1)[0]}" href="/${file}">`;
