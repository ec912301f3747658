import { release } from '../release';
import { FolderStore } from '../store/FolderStore';
import { publishRemote, sampleSite } from '../testing';
import { manyPages } from './killPublishers';

/** Publishes one version after the other until it is killed. Its argument is the store's folder. */
const store = new FolderStore(process.argv[2] ?? '');
process.stdout.write('ready\n');
for (let serial = 0; ; serial++) {
  const words = JSON.stringify(`version ${process.pid}-${serial}`);
  await release({
    store,
    replace: { 'mf-alpha': await publishRemote(store, manyPages, { words }) },
    site: sampleSite,
    backEnd: null,
  });
}
