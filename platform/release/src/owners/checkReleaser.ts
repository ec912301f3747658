import type { Owners } from '@platform/contract';
import { isMeant } from '@platform/contract/owners';
import type { Signer } from './Signer';

/**
 * The name of the key that releases.
 *
 * @throws where there is none, it is not named, is revoked, or may not release to the channel
 */
export function checkReleaser(owners: Owners, signer: Signer | null, channel: string): string {
  const may = Object.entries(owners).filter(([, { channels, revoked }]) => !revoked && isMeant(channels, channel));
  const ask = `Ask ${[...new Set(may.map(([, { contact }]) => contact))].join(' or ') || 'the owner of the site'}, who may.`;
  if (!signer)
    throw new Error(
      `Whoever releases to ${channel} needs a key of this site, and there is none here: RELEASE_KEY names its file. A new one: npm run keys -- new <team>. ${ask}`,
    );
  const found = Object.entries(owners).find(([, { key }]) => key === signer.publicKey);
  if (!found) throw new Error(`The key ${signer.publicKey} is none of this site's, so it releases nothing. ${ask}`);
  const [name, { channels, revoked }] = found;
  if (revoked) throw new Error(`The key ${name} is revoked since ${revoked}, so it releases nothing. ${ask}`);
  if (!isMeant(channels, channel))
    throw new Error(`The key ${name} releases to ${channels.join(', ') || 'no channel'}, not to ${channel}. ${ask}`);
  return name;
}
