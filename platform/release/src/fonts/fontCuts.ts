import type { FontMeasures, OpenFace } from '@platform/assets/fonts/openFace';
import type { SiteFont } from '@platform/contract';
import { sha256 } from '../hash';
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
  readonly font: Uint8Array;
  readonly weights: SiteFont['weights'];
  /** Where cuts may have been kept, the nearest last: what is cut anew is kept there. */
  readonly stores: readonly ReleaseStore[];
  /** Opens the font, once something must be cut. */
  readonly open: () => Promise<OpenFace>;
}

/** Cuts files from a font, or finds them cut already. */
export function keptOrCut({
  font,
  weights,
  stores,
  open,
}: CutOptions): (characters: readonly string[]) => Promise<KeptCut> {
  const hash = sha256(font);
  let face: Promise<OpenFace> | undefined;
  return async (characters) => {
    const key = sha256(JSON.stringify({ form, font: hash, characters: characters.join(''), weights })).slice(0, 24);
    for (const store of stores) {
      const kept = await readCut(store, key);
      if (kept) return kept;
    }
    face ??= open();
    const { measures, cut } = await face;
    const { bytes, characters: held } = await cut(characters);
    const fresh = {
      key,
      bytes,
      cut: { asset: `${sha256(bytes).slice(0, 16)}.woff2`, characters: held.join(''), measures },
    };
    const nearest = stores.at(-1);
    if (nearest) await keepCut(nearest, fresh);
    return fresh;
  };
}
