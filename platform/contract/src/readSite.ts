import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Site } from './site';

/**
 * The product of a repository, the default export of its `site/src/index.ts`. For build tools: it runs TypeScript as it stands.
 *
 * @param repository absolute path
 * @throws where there is none
 */
export async function readSite(repository: string): Promise<Site> {
  const file = path.join(repository, 'site/src/index.ts');
  const { default: site } = (await import(pathToFileURL(file).href)) as { default?: Site };
  if (!site)
    throw new Error(`${file} has no default export. It is the place of the site's facts, menu groups and budgets.`);
  return site;
}
