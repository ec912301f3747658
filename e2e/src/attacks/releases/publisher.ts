// tsx publisher.ts <folder of a store> <number> [forever]: a small site whose only page reads "release <number>", made live.

import { release } from '@platform/release/release';
import { FolderStore } from '@platform/release/store/FolderStore';
import { page, publishRemote, publishShell, remote, sampleSite } from '@platform/release/testing';

const [folder = '', first = '0', forever] = process.argv.slice(2);
const store = new FolderStore(folder);

async function publishOne(number: number): Promise<void> {
  const pages = remote('mf-alpha', [page({ path: '/' }), page({ path: '/Brand/intro' })]);
  const version = await publishRemote(store, pages, { words: `'release ${number};'` });
  await release({
    store,
    replace: { shell: await publishShell(store), 'mf-alpha': version },
    site: sampleSite,
    backEnd: null,
  });
}

let number = Number(first);
await publishOne(number);
process.stdout.write('published\n');
while (forever) await publishOne(++number);
