import { Parser } from 'htmlparser2';
import { type HeadlinePlaces, type PageText, textReader } from '../fonts/readText';
import { type PageReferences, referenceReader } from '../gate/readPage';

/** What the shell made of a page, and what was read of it. */
export interface PageContent {
  /** Tags that React hoisted, and the content of `#root`. */
  readonly head: string;
  readonly body: string;
  /** Pieces of modules that it is made of, as `mf-news/ListPage`, and those among them whose scripts wait until they are seen. */
  readonly pieces: readonly string[];
  readonly waiting: readonly string[];
  /** What its visitors read: the fonts are cut for it. */
  readonly text: PageText;
  readonly references: PageReferences;
}

/** Reads everything of a page in one go. */
export function readContent(
  { head, body }: Pick<PageContent, 'head' | 'body'>,
  places: HeadlinePlaces,
): Pick<PageContent, 'text' | 'references'> {
  const references = referenceReader();
  const inHead = new Parser(references);
  inHead.end(head);
  const text = textReader(places);
  const inBody = new Parser({
    ...text,
    onopentag(name, attributes) {
      references.onopentag(name, attributes);
      text.onopentag(name, attributes);
    },
  });
  inBody.end(body);
  return { text: text.read(), references: references.references };
}
