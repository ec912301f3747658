import type { Site } from '@platform/contract';
import { readHead, versionsIn } from '../journal';
import { ownersAt } from '../owners/authorise';
import { ownSigner, storeSigner, withLocalKey } from '../owners/ownKeys';
import type { Signer } from '../owners/Signer';
import { signStored } from '../owners/signVersion';
import { factsName } from '../publishedFacts';
import type { ReleaseStore } from '../store/ReleaseStore';
import { isOwnStore, ownStore, repository } from '../workspace';
import type { CommandWorld } from './world';

/** Signs what is live in a store of this machine that has had no owners: they are named with the next publish of the facts. */
async function adopt(store: ReleaseStore, signer: Signer): Promise<void> {
  const { release } = await readHead(store);
  if (!release || (await ownersAt(store, release))) return;
  const { [factsName]: _, ...modules } = versionsIn(release);
  for (const [module, version] of Object.entries(modules)) await signStored(store, module, version, signer);
}

/** The site and the key that a command works with. The machine's own store takes a key that the machine has made. */
export async function ownWorld(
  store: ReleaseStore,
  site: Site,
  signs: boolean,
): Promise<Pick<CommandWorld, 'site' | 'signer'>> {
  if (!signs) return { site, signer: null };
  const named = process.env.RELEASE_KEY;
  if (!isOwnStore()) return { site, signer: await ownSigner(repository, named) };
  const local = await storeSigner(ownStore);
  await adopt(store, local);
  const signer = named ? await ownSigner(repository, named) : local;
  return { site: { ...site, owners: withLocalKey(site.owners ?? {}, local) }, signer };
}
