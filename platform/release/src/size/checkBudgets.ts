import type { Budget, ReleaseLock } from '@platform/contract';
import { readLive } from '../live';
import { isRemote, type Manifest, readManifest } from '../manifest';
import { readLock, requireSiteFile, siteFiles } from '../site';
import { textOf } from '../store/bytes';
import type { ReleaseStore } from '../store/ReleaseStore';
import { moduleBudgets } from './moduleBudgets';
import { filesOfDocument, isShellFile, packedSizes } from './pageFiles';

/** The dearest page a budget is for. */
export interface Spending {
  readonly budget: Budget;
  readonly page: string;
  readonly bytes: number;
  readonly within: boolean;
}

function counted({ kind, counts }: Budget, html: string): string[] {
  const files = filesOfDocument(html)[kind];
  if (counts === 'all') return files;
  if (counts === 'beyond-shell') return files.filter((file) => !isShellFile(file));
  if (counts === 'containers') return files.filter((file) => file.endsWith('/remoteEntry.js'));
  return files.filter((file) => file.startsWith(`/_modules/${counts.own}/`));
}

/** The budgets of a site and those that its modules set themselves. */
export const budgetsOf = (
  ofSite: readonly Budget[],
  manifests: readonly Manifest[],
  lock: Pick<ReleaseLock, 'facts'>,
): Budget[] => [
  ...ofSite,
  ...moduleBudgets(
    manifests.filter(isRemote).map(({ surface }) => surface.remote),
    lock,
  ),
];

/** Holds documents, by their file, against budgets, each by its dearest page. */
export const spend = (
  store: ReleaseStore,
  documents: readonly (readonly [file: string, html: string])[],
  budgets: readonly Budget[],
): Promise<Spending[]> =>
  Promise.all(
    budgets.map(async (budget) => {
      const measured = await Promise.all(
        documents
          .filter(([file, html]) => budget.pages(file, html))
          .map(async ([page, html]) => ({ page, bytes: await packedSizes(store, counted(budget, html)) })),
      );
      const dearest = measured.reduce((most, one) => (one.bytes > most.bytes ? one : most), { page: '–', bytes: 0 });
      return { budget, ...dearest, within: dearest.bytes <= budget.limit };
    }),
  );

/** Measures the live site against the budgets of the site and of its modules, each by its dearest page. */
export async function checkBudgets(store: ReleaseStore, ofSite: readonly Budget[]): Promise<Spending[]> {
  const live = await readLive(store);
  if (!live) throw new Error('Nothing is live to be measured. Publish the modules first: npm run publish -- --all.');
  const manifests = await Promise.all(
    Object.entries(live.modules).map(([module, version]) => readManifest(store, module, version)),
  );
  const files = (await siteFiles(store, live.site)).filter((file) => file.endsWith('.html'));
  const documents = await Promise.all(
    files.map(async (file) => [file, textOf(await requireSiteFile(store, live.site, file))] as const),
  );
  return spend(store, documents, budgetsOf(ofSite, manifests, await readLock(store, live.site)));
}
