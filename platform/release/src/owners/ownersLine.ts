import type { TeamKey } from '@platform/contract';
import { composerName } from '../composer';
import { factsName } from '../publishedFacts';

/** What a key is for, by its name: the site's owner has facts and composer, a team the module it is called after. */
function rightsOf(name: string, modules: readonly string[]): Pick<TeamKey, 'owns' | 'channels'> {
  if (name === 'owner') return { owns: [factsName, composerName], channels: ['*'] };
  const own = modules.find((module) => module === name || module === `mf-${name}`);
  return { owns: [own ?? '…'], channels: ['live'] };
}

/**
 * The line of a new key in the site's `owners`, to be looked over by whoever owns the site. `…` stands for what only people know.
 *
 * @param modules names of those that the site has
 */
export function ownersLine(name: string, publicKey: string, modules: readonly string[]): string {
  const { owns, channels } = rightsOf(name, modules);
  const list = (names: readonly string[]) => `[${names.map((one) => `'${one}'`).join(', ')}]`;
  const label = /^\w+$/.test(name) ? name : `'${name}'`;
  return `${label}: { key: '${publicKey}', owns: ${list(owns)}, channels: ${list(channels)}, contact: '…' },`;
}
