import type { Facts, MenuGroup, Site } from '@platform/contract';
import { sha256 } from './hash';
import { textOf } from './store/bytes';
import { keys } from './store/keys';
import { keep, type ReleaseStore, readRequired } from './store/ReleaseStore';

export { factsName } from './factsName';

/** The facts of a site as they are published: data that no checkout can change. */
export interface PublishedFacts {
  readonly facts: Facts;
  readonly menuGroups: readonly MenuGroup[];
  /** Paths that the back end answers. */
  readonly endpoints: readonly string[];
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
}: Pick<Site, 'facts' | 'menuGroups' | 'functions'>): FactsVersion {
  const content = { facts, menuGroups, endpoints: functions(facts)?.answers.map(({ path }) => path) ?? [] };
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
