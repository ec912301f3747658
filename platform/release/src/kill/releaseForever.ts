import { promote } from '../promote';
import { release } from '../release';
import { rollBack } from '../rollBack';
import { FolderStore } from '../store/FolderStore';
import { publishRemote, sampleSite } from '../testing';
import { versionBefore } from '../versions';
import { manyPages } from './killPublishers';

/** Releases in every way there is, one after the other, until it is killed. Its argument is the store's folder. */
const store = new FolderStore(process.argv[2] ?? '');
const given = { store, site: sampleSite, backEnd: null, composer: { version: 'killed', mayChange: true } };
const module = 'mf-alpha';
const publish = (serial: number) =>
  publishRemote(store, manyPages, { words: JSON.stringify(`version ${process.pid}-${serial}`) });

const ways = [
  async (serial: number) => release({ ...given, replace: { [module]: await publish(serial) } }),
  async (serial: number) => release({ ...given, replace: { [module]: await publish(serial) }, channel: 'staging' }),
  async () => promote({ ...given, channel: 'staging' }),
  async () => {
    const { version, broughtBy } = await versionBefore(store, module);
    return release({
      ...given,
      replace: { [module]: version },
      details: { kind: 'rollback', returned: { [module]: broughtBy } },
    });
  },
  async () => rollBack(store),
] as const;

process.stdout.write('ready\n');
const first = Math.floor(Math.random() * ways.length);
for (let serial = first; ; serial++) {
  // One that was killed may have left nothing to promote, or nothing to go back to: then the next way is tried.
  await ways[serial % ways.length]?.(serial).catch((error: Error) => {
    if (!/no version that is not live|no other version|no earlier site|went live just now/.test(error.message))
      throw error;
  });
}
