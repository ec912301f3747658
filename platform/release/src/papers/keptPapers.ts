import type { LockedPaper } from '@platform/contract';
import { sha256 } from '../hash';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { AskedPaper } from './askPapers';
import { makeFromStore, type PaperPlan } from './makeFromStore';

/** A paper's file as it is kept: what says the same is never made twice. */
export interface PaperRecord {
  /** The file is an asset. */
  readonly asset: string;
  readonly bytes: number;
}

/** A paper, the name it is kept by, and its file where it is not in the store yet. */
export interface KeptPaper {
  readonly key: string;
  readonly paper: PaperRecord;
  readonly bytes: Uint8Array | null;
}

/** Raised when the way of making them changes. */
export const form = 1;

/** A paper names pictures and drawings by their content: what it says is all that it is made of. */
const keyOf = ({ paper }: AskedPaper, { faces }: PaperPlan) =>
  sha256(
    JSON.stringify({ form, paper, faces: faces.map(({ draws, source, weights }) => ({ draws, source, weights })) }),
  ).slice(0, 24);

/** Keeps a paper, its file before the record that names it. */
export async function keepPaper(store: ReleaseStore, { key, paper, bytes }: KeptPaper): Promise<void> {
  const file = bytes ?? (await store.read(keys.asset(paper.asset)));
  if (!file)
    throw new Error(`The file of a paper, ${paper.asset}, is gone. Remove ${keys.paper(key)} and compose again.`);
  await store.create(keys.asset(paper.asset), file);
  await store.create(keys.paper(key), `${JSON.stringify(paper)}\n`);
}

async function findPaper({ store, kept }: PaperPlan, key: string): Promise<KeptPaper | null> {
  for (const one of kept) {
    const record = await one.read(keys.paper(key));
    if (!record) continue;
    const paper = JSON.parse(textOf(record)) as PaperRecord;
    // A record may have outlived its file.
    const bytes = await one.read(keys.asset(paper.asset));
    if (bytes) return { key, paper, bytes: one === store ? null : bytes };
  }
  return null;
}

/** Papers by their pages, and what is kept of them. */
export interface MadePapers {
  readonly locked: Readonly<Record<string, LockedPaper>>;
  readonly kept: readonly KeptPaper[];
}

/** The most that a file may weigh: what a visitor on the way loads in a few seconds. */
const limit = 8_000_000;

/** @throws where a file is more than a visitor is to load */
export function checkWeight(bytes: number): void {
  if (bytes > limit)
    throw new Error(
      `It weighs ${(bytes / 1e6).toFixed(1)} MB, ${limit / 1e6} at the most. Show fewer pictures, or smaller ones.`,
    );
}

async function make(plan: PaperPlan, asked: AskedPaper): Promise<KeptPaper> {
  const bytes = await makeFromStore(plan, asked.paper);
  checkWeight(bytes.length);
  const asset = `${sha256(bytes).slice(0, 16)}.pdf`;
  const made = { key: keyOf(asked, plan), paper: { asset, bytes: bytes.length }, bytes };
  const nearest = plan.kept.at(-1);
  if (nearest && nearest !== plan.store) await keepPaper(nearest, made);
  return made;
}

async function findOrMake(plan: PaperPlan, asked: AskedPaper): Promise<KeptPaper> {
  try {
    return (await findPaper(plan, keyOf(asked, plan))) ?? (await make(plan, asked));
  } catch (cause) {
    const { path, paper } = asked;
    throw new Error(`The paper of ${path}, "${paper.title}", can not be made: ${(cause as Error).message}`, { cause });
  }
}

/** Finds the files of papers, or makes those that say something new. */
export async function keptOrMade(plan: PaperPlan, asked: readonly AskedPaper[]): Promise<MadePapers> {
  const kept: KeptPaper[] = [];
  // One after the other: each takes the pictures of a house into memory.
  for (const one of asked) kept.push(await findOrMake(plan, one));
  const locked = asked.flatMap(({ path, file }, at): [string, LockedPaper][] => {
    const paper = kept[at]?.paper;
    return paper ? [[path, { href: `/_assets/${paper.asset}`, file: `${file}.pdf`, bytes: paper.bytes }]] : [];
  });
  return {
    // Whichever order modules come in, the lock is the same.
    locked: Object.fromEntries(locked.sort(([one], [other]) => (one < other ? -1 : 1))),
    kept: [...new Map(kept.map((one) => [one.key, one])).values()],
  };
}
