import { rankCharacters } from '@platform/assets/fonts/rankCharacters';
import type { Facts, LockedMenuGroup, ShownCharacters, SiteFont } from '@platform/contract';
import type { PageText } from './readText';

/** Everything that says what a site shows. */
export interface ShownBySite {
  /** What each module's build found in its sources, the shell's too. */
  readonly modules: readonly ShownCharacters[];
  readonly facts: Facts;
  readonly menu: readonly Pick<LockedMenuGroup, 'label'>[];
  /** The page that most visitors see first. */
  readonly home: PageText;
  /** All pages as they are composed, posts included. */
  readonly pages: readonly PageText[];
}

/** The characters of one face. */
export interface NeededCharacters {
  /** What modules and facts say, in the order of need. */
  readonly foreseen: readonly string[];
  /** What only pages say: the words of posts. */
  readonly beyond: readonly string[];
}

function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value && typeof value === 'object') for (const one of Object.values(value)) yield* stringsOf(one);
}

/**
 * The characters that a face is cut for. Posts come and go: what they alone say is kept apart, so that a new one moves no
 * character of the files that every visitor has.
 *
 * @param commonness how common each character is
 */
export function neededCharacters(
  { draws, always }: Pick<SiteFont, 'draws' | 'always'>,
  { modules, facts, menu, home, pages }: ShownBySite,
  commonness: ReadonlyMap<string, number>,
): NeededCharacters {
  const labels = menu.map(({ label }) => label).join('');
  const said = [...stringsOf(facts)].join('');
  const of = (name: keyof ShownCharacters) => modules.map((module) => module[name]).join('');
  const known = new Set([...always, ...of('headlines'), ...of('text'), ...labels, ...said]);
  const isKnown = (character: string) => known.has(character);
  const drawn = [...new Set(pages.map((page) => page[draws]).join(''))];
  return {
    // Two lists and no more: an edit that says no new character must not make another order.
    foreseen: rankCharacters(
      [
        [...always, ...labels, ...home[draws]].filter(isKnown),
        [...of(draws), ...labels, ...said, ...drawn.filter(isKnown)],
      ],
      commonness,
    ),
    beyond: rankCharacters([drawn.filter((character) => !isKnown(character)).sort()]),
  };
}
