import type { FontMeasures } from '@platform/assets/fonts/openFace';
import type { SiteFont } from '@platform/contract';
import { sha256 } from '../hash';
import { inParallel } from '../inParallel';
import { inTurn } from '../inTurn';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';

/** A file that was cut from a font, as it is kept: the same font and characters are never cut twice. */
export interface FontCut {
  /** The file is an asset. */
  readonly asset: string;
  /** Those it holds, of those that it was cut for. */
  readonly characters: string;
  readonly measures: FontMeasures;
}

/** A cut, the name it is kept by, and its file. */
export interface KeptCut {
  readonly key: string;
  readonly cut: FontCut;
  readonly bytes: Uint8Array;
}

/** Raised when the way of cutting changes. */
const form = 2;

async function readCut(store: ReleaseStore, key: string): Promise<KeptCut | null> {
  const record = await store.read(keys.fontCut(key));
  if (!record) return null;
  const cut = JSON.parse(textOf(record)) as FontCut;
  const bytes = await store.read(keys.asset(cut.asset));
  return bytes && { key, cut, bytes };
}

/** Keeps a cut, its file before the record that names it. */
export async function keepCut(store: ReleaseStore, { key, cut, bytes }: KeptCut): Promise<void> {
  await store.create(keys.asset(cut.asset), bytes);
  await store.create(keys.fontCut(key), `${JSON.stringify(cut)}\n`);
}

interface CutOptions {
  /** The whole font. */
  readonly font: Buffer;
  readonly weights: SiteFont['weights'];
  /** Where cuts may have been kept, the nearest last: what is cut anew is kept there. */
  readonly stores: readonly ReleaseStore[];
}

/** The font as cutting reads it, unpacked once on a machine. */
async function unpacked(font: Buffer, hash: string, nearest: ReleaseStore | undefined): Promise<Buffer> {
  const there = await nearest?.read(keys.unpackedFont(hash));
  if (there) return Buffer.from(there);
  const { unpackFont } = await import('@platform/assets/fonts/unpackFont');
  const made = await unpackFont(font);
  await nearest?.create(keys.unpackedFont(hash), made);
  return made;
}

async function cutAll(
  { font, weights, stores }: CutOptions,
  hash: string,
  lists: ReadonlyMap<string, readonly string[]>,
) {
  // Most compositions cut nothing, and loading what cuts takes a while.
  const { openFace } = await import('@platform/assets/fonts/openFace');
  const nearest = stores.at(-1);
  const { measures, cut } = await openFace({
    font: await unpacked(font, hash, nearest),
    // Read of the whole is what these need, and no more: a post brings three characters.
    characters: [...new Set([...lists.values()].flat())],
    ...(weights && { weights }),
  });
  const made = new Map<string, KeptCut>();
  for (const [key, characters] of lists) {
    const { bytes, characters: held } = await cut(characters);
    const asset = `${sha256(bytes).slice(0, 16)}.woff2`;
    const fresh = { key, bytes, cut: { asset, characters: held.join(''), measures } };
    if (nearest) await keepCut(nearest, fresh);
    made.set(key, fresh);
  }
  return made;
}

/** What unpacks and cuts fonts keeps one font in mind: two at once come out as garbage. */
const alone = inTurn();

/** One weight of a font, cut for a paper. It is part of the paper's file, and kept with that. */
export const cutForPaper = (
  font: Buffer,
  characters: string,
  weight: number | null,
  nearest: ReleaseStore | undefined,
): Promise<Buffer> =>
  alone(async () => {
    const { cutInstance } = await import('@platform/assets/fonts/cutInstance');
    return cutInstance(await unpacked(font, sha256(font), nearest), characters, weight);
  });

/** Cuts files from a font, or finds them cut already. */
export async function keptOrCut(options: CutOptions, lists: readonly (readonly string[])[]): Promise<KeptCut[]> {
  const { font, weights, stores } = options;
  const hash = sha256(font);
  const keyOf = (characters: readonly string[]) =>
    sha256(JSON.stringify({ form, font: hash, characters: characters.join(''), weights })).slice(0, 24);
  const wanted = new Map(lists.map((characters) => [keyOf(characters), characters]));
  const kept = new Map<string, KeptCut>();
  await inParallel(wanted.keys(), async (key) => {
    for (const store of stores) {
      const found = kept.has(key) ? null : await readCut(store, key);
      if (found) kept.set(key, found);
    }
  });
  const missing = new Map([...wanted].filter(([key]) => !kept.has(key)));
  const made = missing.size ? await alone(() => cutAll(options, hash, missing)) : new Map<string, KeptCut>();
  return lists.map(keyOf).flatMap((key) => kept.get(key) ?? made.get(key) ?? []);
}
