import { buildAstroSite } from './astroSite';
import { buildFederatedSite } from './federatedSite';
import { buildNextSite } from './nextSite';
import { composeOurs } from './ours';
import { buildViteSite } from './viteSite';
import { writeWithoutScripts } from './withoutScripts';

/** Folders of the sites to be compared, by name. */
export type SiteFolders = Readonly<Record<string, string>>;

/** Builds this site and its peers, of the same pages, words, pictures and fonts. */
export async function buildSites(): Promise<SiteFolders> {
  const ours = await composeOurs();
  return {
    static: writeWithoutScripts(ours),
    ours: ours.folder,
    vite: await buildViteSite(ours),
    next: buildNextSite(ours),
    astro: buildAstroSite(ours),
    federation: buildFederatedSite(ours),
  };
}
