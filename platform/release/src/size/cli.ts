import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite } from '@platform/contract/readSite';
import { publish } from '../publish';
import { release } from '../release';
import { FolderStore } from '../store/FolderStore';
import { distOf, moduleNames, repository } from '../workspace';
import { checkBudgets } from './checkBudgets';

/** Composes today's builds in a store of their own and holds every page against its budgets. */
const folder = await mkdtemp(path.join(tmpdir(), 'size-'));
try {
  const store = new FolderStore(folder);
  const published = await Promise.all(moduleNames().map((module) => publish(store, module, distOf(module))));
  const replace = Object.fromEntries(published.map(({ module, version }) => [module, version]));
  const site = await readSite(repository);
  await release({ store, replace, site, backEnd: null });
  const spendings = await checkBudgets(store, site.budgets);
  for (const { budget, page, bytes, within } of spendings) {
    const figures = `${(bytes / 1000).toFixed(1).padStart(6)} of ${budget.limit / 1000} kB`;
    process.stdout.write(`${within ? 'within ' : 'BROKEN '} ${figures}  ${budget.name} (${page})\n`);
  }
  if (spendings.some(({ within }) => !within)) {
    process.stderr.write(
      'A budget is broken. Load less at first: import() what is not needed at once, or drop a dependency.\n',
    );
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
