import type { Budget } from '@platform/contract';
import type { ComposedSite } from '../compose/composeSite';
import { readManifest } from '../manifest';
import { versionsOf } from '../site';
import { budgetsOf, spend } from '../size/checkBudgets';
import type { ReleaseStore } from '../store/ReleaseStore';
import type { ChosenPage } from './choosePages';
import type { Shortfall } from './verdict';

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/**
 * Pages that cost their visitors more than the site's and the modules' budgets allow.
 *
 * @param store has the files of the candidate, too
 */
export async function weighPages(
  store: ReleaseStore,
  { lock, files }: ComposedSite,
  pages: readonly ChosenPage[],
  ofSite: readonly Budget[],
): Promise<Shortfall[]> {
  const manifests = await Promise.all(
    Object.entries(versionsOf(lock)).map(([module, version]) => readManifest(store, module, version)),
  );
  const documents = pages.map(({ file }) => [file, files[file] ?? ''] as const);
  const spendings = await spend(store, documents, budgetsOf(ofSite, manifests, lock));
  return spendings.flatMap(({ budget, page, bytes, within }) => {
    if (within) return [];
    const { counts, limit, name } = budget;
    const chosen = pages.find(({ file }) => file === page);
    return [
      {
        module: typeof counts === 'object' ? counts.own : (chosen?.module ?? 'shell'),
        page: chosen?.path ?? page,
        shown: 'bytes',
        what: `${kilobytes(bytes)} kB (brotli) of ${kilobytes(limit)} kB: ${name}`,
      },
    ];
  });
}
