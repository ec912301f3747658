import type { StoredFile } from './ReleaseStore';

/** What removing takes of a storage: each call is atomic, and sees what was written before it. */
export interface RemovalEngine {
  /** Writes where there is nothing; `false` where there is something. */
  make(key: string, bytes: ''): Promise<boolean>;
  /** When an object was written, milliseconds since 1970, or `null`. */
  writtenAt(key: string): Promise<number | null>;
  /** Writes an object over itself, so that it counts as written now; `false` where there is none. */
  rewrite(key: string): Promise<boolean>;
  /** Tried once, and given up within `removalPatience`. */
  delete(key: string): Promise<void>;
}

/** So long a removal may take from its mark to its end, milliseconds. Beyond it, it is given up. */
export const removalPatience = 30_000;
/** After this time a mark is nobody's any more: its sweep has died. */
const markLife = 4 * removalPatience;
const pollsEvery = 250;
const hour = 3_600_000;

/** Says that a sweep is about to remove an object. */
const markOf = (key: string) => `removing/${key}`;

async function outlast(engine: RemovalEngine, mark: string): Promise<void> {
  for (const start = Date.now(); Date.now() - start < markLife; ) {
    await new Promise((resolve) => setTimeout(resolve, pollsEvery));
    if ((await engine.writtenAt(mark)) === null) return;
  }
  await engine.delete(mark);
}

/**
 * Whether an object is there and no sweep, of now or later, takes it for old. The order of the questions is the proof, as
 * decision 18 tells: what is new before a mark is looked for is seen as new by every sweep that marks it afterwards.
 *
 * @param fresh what was written within this time is taken as new and not written again, milliseconds
 */
export async function isKept(engine: RemovalEngine, key: string, fresh: number): Promise<boolean> {
  const at = await engine.writtenAt(key);
  if (at === null) return false;
  if (Date.now() - at >= fresh && !(await engine.rewrite(key))) return false;
  if ((await engine.writtenAt(markOf(key))) !== null) {
    await outlast(engine, markOf(key));
    return false;
  }
  return (await engine.writtenAt(key)) !== null;
}

/** Removes an object as it was listed, unless somebody asked for it since. */
export async function removeUnasked(engine: RemovalEngine, { key, at }: StoredFile, fresh: number): Promise<void> {
  const mark = markOf(key);
  const start = Date.now();
  if (!(await engine.make(mark, ''))) {
    // Another sweep is at it; or it died, and the next one may.
    const marked = await engine.writtenAt(mark);
    if (marked !== null && start - marked > hour) await engine.delete(mark);
    return;
  }
  const now = await engine.writtenAt(key);
  const isAsItWas = now !== null && now <= at && Date.now() - now >= fresh;
  if (isAsItWas && Date.now() - start < removalPatience) await engine.delete(key);
  await engine.delete(mark);
}
