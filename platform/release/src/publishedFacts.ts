import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Facts, MenuGroup, Owners, Site } from '@platform/contract';
import { factsName } from './factsName';
import { sha256 } from './hash';
import type { Release } from './journal';
import { textOf } from './store/bytes';
import { keys } from './store/keys';
import { keep, type ReleaseStore, readRequired } from './store/ReleaseStore';
import { repository } from './workspace';

export { factsName };

/** The facts of a site as they are published: data that no checkout can change. */
export interface PublishedFacts {
  readonly facts: Facts;
  readonly menuGroups: readonly MenuGroup[];
  /** Paths that the back end answers. */
  readonly endpoints: readonly string[];
  /** Firestore's security rules and indexes, as text: what browsers may do goes back with what they run. Absent where the product has none. */
  readonly firestore?: { readonly rules: string; readonly indexes: string };
  /** Firebase Storage's security rules, as text. Absent where the product has none. */
  readonly storage?: { readonly rules: string };
  /** Who may publish what. Absent where nobody was named. */
  readonly owners?: Owners;
}

/** A product's facts as data, with the version that its content gives them. */
export interface FactsVersion extends PublishedFacts {
  readonly version: string;
}

/**
 * What a checkout would publish as the site's facts. Nothing is written.
 *
 * @throws where the facts name a function that the product does not have
 */
export function factsOf({
  facts,
  menuGroups,
  functions,
  firestore,
  storage,
  owners = {},
}: Pick<Site, 'facts' | 'menuGroups' | 'functions' | 'firestore' | 'storage' | 'owners'>): FactsVersion {
  const text = (file: string) => readFileSync(path.resolve(repository, file), 'utf8');
  const content = {
    facts,
    menuGroups,
    endpoints: functions(facts)?.answers.map((answer) => answer.path) ?? [],
    ...(firestore && { firestore: { rules: text(firestore.rules), indexes: text(firestore.indexes) } }),
    ...(storage && { storage: { rules: text(storage.rules) } }),
    ...(Object.keys(owners).length > 0 && { owners }),
  };
  return { version: sha256(JSON.stringify(content)).slice(0, 12), ...content };
}

/** Keeps a version of the facts, new or already there. */
export async function keepFacts(store: ReleaseStore, { version, ...content }: FactsVersion): Promise<void> {
  await keep(store, keys.facts(version), `${JSON.stringify(content, null, 2)}\n`);
}

/** A published version of the facts. */
export async function readFacts(store: ReleaseStore, version: string): Promise<FactsVersion> {
  const bytes = await readRequired(store, keys.facts(version));
  return { version, ...(JSON.parse(textOf(bytes)) as PublishedFacts) };
}

/**
 * The facts that a release was made with.
 *
 * @throws where it was made before facts were published
 */
export async function factsOfRelease(store: ReleaseStore, { facts, number }: Release): Promise<PublishedFacts> {
  if (facts) return readFacts(store, facts);
  throw new Error(
    `Release ${number} was made before facts were published. Publish them: npm run publish -- ${factsName}.`,
  );
}
