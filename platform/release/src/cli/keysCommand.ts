import { readHead } from '../journal';
import { ownersAt } from '../owners/authorise';
import { ownersLine } from '../owners/ownersLine';
import { keyNames, makeKey } from '../owners/ownKeys';
import { signStored } from '../owners/signVersion';
import { keepStatement, stateFacts } from '../owners/statement';
import { factsName } from '../publishedFacts';
import { readRequired } from '../store/ReleaseStore';
import { findVersion } from '../versions';
import { moduleNames, repository } from '../workspace';
import type { Command, CommandWorld } from './world';

async function newKey({ say }: CommandWorld, [name = '']: readonly string[]): Promise<void> {
  if (!/^[a-z][\w-]*$/.test(name)) throw new Error('Say whose key it is, in small letters: npm run keys -- new press.');
  const { publicKey } = await makeKey(repository, name);
  say(`The key is kept in .data/keys/${name}.pem, for nobody else to read. Its other half, for the site's owners:`);
  say(`  ${ownersLine(name, publicKey, moduleNames())}`);
}

/** Signs versions that are in the store; without names, all that are live. */
async function signVersions({ store, signer, say }: CommandWorld, names: readonly string[]): Promise<void> {
  if (!signer) throw new Error('There is no key here, or more than one: RELEASE_KEY names it.');
  for (const name of names) {
    const { module, version } = await findVersion(store, name);
    if (module === factsName)
      await keepStatement(store, await stateFacts((key) => readRequired(store, key), version), signer);
    else await signStored(store, module, version, signer);
    say(`signed ${module} ${version}`);
  }
}

async function listKeys({ store, say }: CommandWorld): Promise<void> {
  const owners = await ownersAt(store, (await readHead(store)).release);
  for (const [name, { key, owns, channels, contact, revoked }] of Object.entries(owners ?? {})) {
    say(
      `${name.padEnd(14)} ${key}  owns ${owns.join(', ') || 'nothing'}; releases to ${channels.join(', ') || 'no channel'}`,
    );
    say(`${''.padEnd(14)} ${contact}${revoked ? `, revoked since ${revoked}` : ''}`);
  }
  if (!owners)
    say(
      'The site names no owners: nothing has to be signed, and whoever writes to the release store releases. docs/releases.md says how they are named.',
    );
  const here = await keyNames(repository);
  if (here.length) say(`keys of this machine: ${here.join(', ')}`);
}

export const keysCommand: Command = {
  usage: 'keys -- [new <team> | sign <module@version> …]',
  does: 'Whose keys sign what. new makes a key and prints the half that the owners of the site take up; sign signs versions that are published already.',
  example: 'npm run keys -- new press',
  takes: [0, 50],
  signs: true,
  async run(world) {
    const [what, ...names] = world.names;
    if (what === undefined) return listKeys(world);
    if (what === 'new' && names.length === 1) return newKey(world, names);
    if (what === 'sign' && names.length) return signVersions(world, names);
    throw new Error('npm run keys -- new <team>, or: npm run keys -- sign <module@version> …');
  },
};
