import { readFileSync } from 'node:fs';
import type { Remote, ShownCharacters } from '@platform/contract';
import type { Compilation } from '@rspack/core';
import { readStrings, type SourceString } from './readStrings';

/** Names that headlines go by in content. */
const headlineKey = /(title|heading|lines?|projectName)$/i;

/** Any string of at most this many characters may stand in a headline. */
const headlineLength = 30;

/** Never shown: addresses, names, and what only search results read. */
const unseenKey = /^(id|group|path|expose|from|to|prerender|origin|slug|url|endpoint|description|className|data-.*)$/;

const isForeign = (text: string) => /\P{ASCII}/u.test(text);

/** What `remote.ts` lets the shell show: menus, banners, document heads. */
const stringsOfRemote = ({ pages, menuGroups = [] }: Remote): SourceString[] => [
  ...pages.flatMap(({ title, heading = title, menu, alsoIn = [], footer }) => [
    { key: 'heading', text: heading },
    ...[title, menu?.label, ...alsoIn.map(({ label }) => label), footer?.label].flatMap((text) =>
      text ? [{ key: 'label', text }] : [],
    ),
  ]),
  ...menuGroups.map(({ label }) => ({ key: 'heading', text: label })),
];

const sorted = (characters: ReadonlySet<string>) => [...characters].sort().join('');

/** The characters of strings, by where they may be shown. */
export function charactersOf(strings: Iterable<SourceString>): ShownCharacters {
  const [headlines, all] = [new Set<string>(), new Set<string>()];
  for (const { key, text } of strings) {
    if (unseenKey.test(key)) continue;
    // Code is full of short words that nobody sees; those of the page's language are in another script.
    const headline = headlineKey.test(key) || (isForeign(text) && text.length <= headlineLength);
    for (const character of text) {
      if (headline) headlines.add(character);
      if (isForeign(character)) all.add(character);
    }
  }
  return { headlines: sorted(headlines), text: sorted(all) };
}

const isRead = (file: string) =>
  /\.(?:tsx?|css|json)$/.test(file) && !/[\\/]node_modules[\\/]|[\\/](?:package|tsconfig)[^\\/]*\.json$/.test(file);

/**
 * What visitors may read of a build: every string of the sources that it is made of, its own and those of the packages
 * beside it, and what its `remote.ts` says.
 */
export function shownCharacters({ fileDependencies }: Compilation, remote?: Remote): ShownCharacters {
  const strings = [...fileDependencies].filter(isRead).flatMap((file) => readStrings(file, readFileSync(file, 'utf8')));
  return charactersOf([...strings, ...(remote ? stringsOfRemote(remote) : [])]);
}
