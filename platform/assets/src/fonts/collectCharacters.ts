import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readStrings } from './readStrings';

/** The characters each face needs, the most needed first. */
export interface Characters {
  readonly display: readonly string[];
  readonly text: readonly string[];
}

/** The site's own list of the files whose characters its first page shows: they come before all others. */
const firstSeenList = 'site/firstSeen.json';

async function readFirstSeen(root: string): Promise<readonly string[]> {
  const text = await readFile(path.join(root, firstSeenList), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}

/** Names that headlines go by in content. They only decide what comes first; what is left out here is not lost. */
const headlineKey = /(title|heading|lines?|projectName)$/i;

/** A headline is short. Any string of at most this many characters may stand in one and is cut for the display face too. */
const headlineLength = 30;

/** Never shown: addresses, file names, and what only search results read. */
const unseenKey =
  /^(id|group|path|expose|exposes|from|to|prerender|origin|slug|url|endpoint|description|apiKey|authDomain|appId)$/;

const printableAscii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index));

/** Collects what a visitor can read: every workspace's `src/content`, every `remote.ts`, the facts and the menu groups. */
export async function collectCharacters(root: string): Promise<Characters> {
  const display = new Tally();
  const text = new Tally();
  const firstSeen = await readFirstSeen(root);
  for (const file of await contentFiles(root)) {
    const first = firstSeen.includes(file);
    for (const string of readStrings(await readFile(path.join(root, file), 'utf8'))) {
      if (unseenKey.test(string.key)) continue;
      text.add(string.text, first ? 1000 : 1);
      const headline = headlineKey.test(string.key) || file.endsWith('menuGroups.ts');
      if (headline) display.add(string.text, first ? 100_000 : 100);
      else if (string.text.length <= headlineLength) display.add(string.text, 1);
    }
  }
  for (const sign of '0123456789AB') display.add(sign, 100_000); // areas, phone numbers and type labels are set in it
  text.add('※', 100_000); // stands before every note; a stylesheet says it
  for (const character of printableAscii) text.add(character, 100_000); // people type it
  return { display: display.ranked(), text: text.ranked() };
}

class Tally {
  private readonly weights = new Map<string, number>();

  add(text: string, weight: number): void {
    for (const character of text) this.weights.set(character, (this.weights.get(character) ?? 0) + weight);
  }

  ranked(): string[] {
    const shown = [...this.weights].filter(
      ([character]) => !/[\p{C}\p{Extended_Pictographic}]/u.test(character) || character === '©',
    );
    return shown.sort(([a, ours], [b, theirs]) => theirs - ours || (a < b ? -1 : 1)).map(([character]) => character);
  }
}

async function contentFiles(root: string): Promise<string[]> {
  const files = ['site/src/menuGroups.ts', 'site/src/siteFacts.ts'];
  for (const workspace of (await readdir(root)).sort()) {
    if (workspace.startsWith('.') || workspace === 'node_modules') continue;
    const own = await entries(path.join(root, workspace));
    if (own.includes('remote.ts')) files.push(`${workspace}/remote.ts`);
    const content = await entries(path.join(root, workspace, 'src/content'), true);
    files.push(...content.filter(isContent).map((file) => `${workspace}/src/content/${file}`));
  }
  return files.sort();
}

const isContent = (file: string) => /\.(ts|tsx|json)$/.test(file) && !/\.test\.tsx?$/.test(file);

async function entries(folder: string, recursive = false): Promise<string[]> {
  return readdir(folder, { recursive }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return [];
    throw error;
  });
}
