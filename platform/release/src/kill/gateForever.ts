import { browserGate } from '../browserGate/browserGate';
import { release } from '../release';
import { FolderStore } from '../store/FolderStore';
import { publishRemote, sampleSite } from '../testing';
import { manyPages } from './killPublishers';

/** Releases through the gate, one after the other, until it is killed. Its arguments: the store's folder, and one for pictures. */
const [root = '', screenshots = ''] = process.argv.slice(2);
const store = new FolderStore(root);
const open = browserGate({ store, backEnd: null, budgets: [], screenshots, patience: 500 });

process.stdout.write('ready\n');
for (let serial = 0; ; serial++) {
  const words = JSON.stringify(`gated ${process.pid}-${serial}`);
  const replace = { 'mf-alpha': await publishRemote(store, manyPages, { words }) };
  // The pages of this site never come alive: none of them passes.
  await release({ store, replace, site: sampleSite, backEnd: null, gate: open }).catch(() => null);
}
