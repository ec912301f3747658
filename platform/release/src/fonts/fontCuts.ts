import { cutFace, type FontFile, type FontMeasures } from '@platform/assets/fonts/cutFace';
import type { SiteFont } from '@platform/contract';
import { sha256 } from '../hash';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';

/** A file of a cut: an asset, and the characters it holds. */
interface CutFile {
  readonly asset: string;
  readonly characters: string;
}

/** What a face was cut into, as it is kept: the same font and characters are never cut twice. */
export interface FontCut {
  readonly core: CutFile;
  readonly more: CutFile | null;
  readonly measures: FontMeasures;
}

/** A cut, the name it is kept by, and its files by asset name. */
export interface KeptCut {
  readonly key: string;
  readonly cut: FontCut;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** Raised when the way of cutting changes. */
const form = 1;

const filesOf = ({ core, more }: FontCut) => (more ? [core, more] : [core]);

async function readCut(store: ReleaseStore, key: string): Promise<KeptCut | null> {
  const record = await store.read(keys.fontCut(key));
  if (!record) return null;
  const cut = JSON.parse(textOf(record)) as FontCut;
  const files = new Map<string, Uint8Array>();
  for (const { asset } of filesOf(cut)) {
    const bytes = await store.read(keys.asset(asset));
    if (!bytes) return null;
    files.set(asset, bytes);
  }
  return { key, cut, files };
}

/** Keeps a cut, its files before the record that names them. */
export async function keepCut(store: ReleaseStore, { key, cut, files }: KeptCut): Promise<void> {
  for (const [asset, bytes] of files) await store.create(keys.asset(asset), bytes);
  await store.create(keys.fontCut(key), `${JSON.stringify(cut)}\n`);
}

interface CutOptions {
  /** The whole font. */
  readonly font: Uint8Array;
  readonly characters: readonly string[];
  readonly budget: number;
  readonly weights?: SiteFont['weights'];
  /** Where cuts may have been kept, the nearest last: what is cut anew is kept there. */
  readonly stores: readonly ReleaseStore[];
}

/** Cuts a font, or finds it cut already. */
export async function cutOnce({ font, characters, budget, weights, stores }: CutOptions): Promise<KeptCut> {
  const made = JSON.stringify({ form, font: sha256(font), characters: characters.join(''), budget, weights });
  const key = sha256(made).slice(0, 24);
  for (const store of stores) {
    const kept = await readCut(store, key);
    if (kept) return kept;
  }
  const { core, more, measures } = await cutFace({
    font: Buffer.from(font),
    characters,
    budget,
    ...(weights && { weights }),
  });
  const files = new Map<string, Uint8Array>();
  const fileOf = ({ bytes, characters: held }: FontFile): CutFile => {
    const asset = `${sha256(bytes).slice(0, 16)}.woff2`;
    files.set(asset, bytes);
    return { asset, characters: held.join('') };
  };
  const fresh = { key, cut: { core: fileOf(core), more: more && fileOf(more), measures }, files };
  const nearest = stores.at(-1);
  if (nearest) await keepCut(nearest, fresh);
  return fresh;
}
