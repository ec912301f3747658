import type { ReleaseLock } from '@platform/contract';
import { changedModules, type Release, versionsIn } from '../journal';
import { readLock, readSiteFile, siteFiles } from '../site';
import { textOf } from '../store/bytes';
import { keys } from '../store/keys';
import type { ReleaseStore } from '../store/ReleaseStore';

/** A value of the facts that differs, by its place: `leads.retentionDays`. */
export interface ChangedFact {
  readonly place: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What differs between two releases, from the first to the second. */
export interface ReleaseDiff {
  readonly changed: Release['changed'];
  /** Bytes of all files of the modules that changed, as they lie in the store. */
  readonly bytes: Readonly<Record<string, { readonly from: number; readonly to: number }>>;
  readonly pages: {
    readonly added: readonly string[];
    readonly gone: readonly string[];
    readonly changed: readonly string[];
  };
  readonly facts: readonly ChangedFact[];
  /** Pieces, slots and paths that modules promise each other. */
  readonly contracts: { readonly added: readonly string[]; readonly gone: readonly string[] };
}

function leaves(value: unknown, place = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, place ? `${place}.${key}` : key));
}

function changedFacts(from: unknown, to: unknown): ChangedFact[] {
  const [one, other] = [new Map(leaves(from)), new Map(leaves(to))];
  return [...new Set([...one.keys(), ...other.keys()])]
    .sort()
    .map((place) => ({ place, from: one.get(place), to: other.get(place) }))
    .filter((fact) => fact.from !== fact.to);
}

const promises = ({ remotes, slots, routes }: ReleaseLock): Set<string> =>
  new Set([
    ...Object.entries(remotes).flatMap(([name, { exposes }]) =>
      Object.keys(exposes).map((key) => `${name}${key.slice(1)}`),
    ),
    ...Object.entries(slots).map(([slot, { of }]) => `slot ${slot}: ${of}`),
    ...routes.map(({ path }) => path),
  ]);

const without = (all: Iterable<string>, others: ReadonlySet<string>) =>
  [...all].filter((one) => !others.has(one)).sort();

/** What a visitor reads of a document: its title and body, without files and addresses that move with every version. */
function words(html: string): string {
  const title = html.match(/<title>[^<]*/)?.[0] ?? '';
  const body = html.slice(html.indexOf('<body'));
  const read = body.replace(/<(script|template)\b[\s\S]*?<\/\1>|<link\b[^>]*>/g, '');
  return title + read.replaceAll(/\/_(modules|assets)\/[^"' ,)]*/g, '');
}

async function bytesOf(store: ReleaseStore, module: string, version: string | null): Promise<number> {
  if (!version) return 0;
  const files = await store.list(keys.clientFile(module, version, ''));
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Compares what two releases show, promise and weigh. */
export async function diffReleases(store: ReleaseStore, from: Release, to: Release): Promise<ReleaseDiff> {
  const changed = changedModules(versionsIn(from), versionsIn(to));
  const [lockBefore, lockAfter] = await Promise.all([readLock(store, from.site), readLock(store, to.site)]);
  const [before, after] = (await Promise.all([siteFiles(store, from.site), siteFiles(store, to.site)])).map(
    (files) => new Set(files.filter((file) => file.endsWith('.html'))),
  ) as [Set<string>, Set<string>];
  const both = [...before].filter((file) => after.has(file));
  const moved = await Promise.all(
    both.map(async (file) => {
      const [one, other] = await Promise.all([
        readSiteFile(store, from.site, file),
        readSiteFile(store, to.site, file),
      ]);
      return one && other && words(textOf(one)) === words(textOf(other)) ? [] : [file];
    }),
  );
  const bytes = await Promise.all(
    Object.entries(changed)
      .filter(([name]) => name in lockBefore.remotes || name in lockAfter.remotes || name === 'shell')
      .map(async ([name, version]) => {
        const [one, other] = await Promise.all([bytesOf(store, name, version.from), bytesOf(store, name, version.to)]);
        return [name, { from: one, to: other }] as const;
      }),
  );
  const [had, has] = [promises(lockBefore), promises(lockAfter)];
  return {
    changed,
    bytes: Object.fromEntries(bytes),
    pages: { added: without(after, before), gone: without(before, after), changed: moved.flat().sort() },
    facts: changedFacts(lockBefore.facts, lockAfter.facts),
    contracts: { added: without(has, had), gone: without(had, has) },
  };
}
