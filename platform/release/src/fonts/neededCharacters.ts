import type { Facts, LockedMenuGroup, ShownCharacters, SiteFont } from '@platform/contract';
import { drawnCharacters } from './drawnCharacters';
import type { PageText } from './readText';

/** A page whose words are known. */
export interface ReadPage {
  readonly path: string;
  readonly text: PageText;
  /** Whether it shows what the back end has: that comes and goes. */
  readonly posts: boolean;
}

/** Everything that says what a site shows. */
export interface ShownBySite {
  /** What each module's build found in its sources, the shell's too. */
  readonly modules: readonly ShownCharacters[];
  readonly facts: Facts;
  readonly menu: readonly Pick<LockedMenuGroup, 'label'>[];
  /** All pages as they are composed, posts included. */
  readonly pages: readonly ReadPage[];
}

/** The characters of one face, file by file. */
export interface NeededCharacters {
  /** Of the first screens of many pages. */
  readonly shared: string[];
  /** What the first screen of a page needs beside them, by its path; of pages that show posts, which are many, nothing. */
  readonly own: ReadonlyMap<string, string[]>;
  /** All others that modules, facts and pages say. */
  readonly later: readonly string[][];
  /** What only posts say. */
  readonly posts: string[];
}

/** A character on the first screen of one page in so many stands in the file of all. */
const shareOfPages = 1 / 3;
/** Pages that make a character a common one. */
const commonFrom = 4;
/** Characters in a page's own file, at most. */
const mostOwn = 56;
/** Characters in a file of those that come later, at least and at most. */
const fileSizes = { least: 64, most: 192 };
/** Beyond the least, one character in so many is the last of its file. */
const lastOf = 64;

function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const one of Object.values(value)) yield* stringsOf(one);
}

/** Spread over all numbers, neighbours too: 32 bits. */
const scattered = (character: string) => Math.imul(character.codePointAt(0) ?? 0, 0x9e3779b1) >>> 16;

/**
 * Cuts a list into files. Where one ends, its own characters say: of files counted out, all those behind a new character would
 * be cut anew.
 */
function inFiles(characters: readonly string[]): string[][] {
  const files: string[][] = [];
  let file: string[] = [];
  for (const character of characters) {
    file.push(character);
    const mayEnd = file.length >= fileSizes.least && scattered(character) % lastOf === 0;
    if (!mayEnd && file.length < fileSizes.most) continue;
    files.push(file);
    file = [];
  }
  return file.length ? [...files, file] : files;
}

/**
 * The characters that a face is cut for. Posts come and go: what they alone say is kept apart, so that a new one moves no
 * character of the files that all pages have.
 */
export function neededCharacters(
  { draws, always }: Pick<SiteFont, 'draws' | 'always'>,
  { modules, facts, menu, pages }: ShownBySite,
): NeededCharacters {
  const settled = pages.filter(({ posts }) => !posts);
  const firsts = settled.map(({ path, text }) => [path, drawnCharacters(text.first[draws])] as const);
  const timesFirst = new Map<string, number>();
  for (const [, characters] of firsts)
    for (const character of characters) timesFirst.set(character, (timesFirst.get(character) ?? 0) + 1);
  const isShared = (character: string) => (timesFirst.get(character) ?? 0) >= settled.length * shareOfPages;

  /** By character: the pages that show it. */
  const pagesWith = new Map<string, number[]>();
  for (const [place, { text }] of settled.entries())
    for (const character of drawnCharacters(text[draws])) {
      const places = pagesWith.get(character);
      if (places) places.push(place);
      else pagesWith.set(character, [place]);
    }

  const said = [
    always,
    ...modules.map((module) => module[draws]),
    ...menu.map(({ label }) => label),
    ...stringsOf(facts),
  ];
  const foreseen = new Set([...drawnCharacters(said.join('')), ...pagesWith.keys()]);
  const shared = [...timesFirst.keys()].filter(isShared).sort();
  const rest = [...foreseen].filter((character) => !(timesFirst.has(character) && isShared(character))).sort();
  const timesShown = (character: string) => pagesWith.get(character)?.length ?? 0;
  const firstShown = (character: string) => pagesWith.get(character)?.[0] ?? 0;
  return {
    shared,
    own: new Map(
      firsts.map(([path, characters]) => [
        path,
        characters
          .filter((character) => !isShared(character))
          .slice(0, mostOwn)
          .sort(),
      ]),
    ),
    // Those of one page together: another page does not ask for them.
    later: [
      rest.filter((character) => timesShown(character) >= commonFrom),
      rest
        .filter((character) => timesShown(character) > 0 && timesShown(character) < commonFrom)
        .sort((one, other) => firstShown(one) - firstShown(other)),
      rest.filter((character) => timesShown(character) === 0),
    ].flatMap(inFiles),
    posts: drawnCharacters(pages.map(({ text }) => text[draws]).join(''))
      .filter((character) => !foreseen.has(character))
      .sort(),
  };
}
