import type { Facts, LockedRoute } from '@platform/contract';
import { pathsOverlap } from '@platform/contract/sitePaths';
import type { AskBackEnd } from './askBackEnd';
import { backEndJson } from './backEndJson';

/** A reader waits for the page meanwhile, milliseconds. */
const patience = 2000;

/** The document that a path names, or `null` where its route names none. */
function documentOf(path: string, routes: readonly LockedRoute[]): string | null {
  const route = routes.find((one) => one.documents && one.path.includes(':') && pathsOverlap(one.path, path));
  if (!route) return null;
  const id = path.split('/')[route.path.split('/').findIndex((segment) => segment.startsWith(':'))];
  return id ? `${route.documents}/${id}` : null;
}

interface KnownOptions {
  readonly routes: readonly LockedRoute[];
  readonly facts: Facts;
  /** Where Firestore answers. */
  readonly backEnd: AskBackEnd;
}

/**
 * Whether there is what a path is of, asked of the back end: a path that has no page of its own may be of a document that came
 * after the site was composed. `true` also where nobody can tell: a page that may be there is not called missing.
 */
export async function isDocumentKnown(path: string, { routes, facts, backEnd }: KnownOptions): Promise<boolean> {
  const document = documentOf(path, routes);
  if (document === null) return true;
  const root = `projects/${facts.firebase.projectId}/databases/(default)/documents`;
  try {
    const { status, said } = await backEndJson(backEnd, {
      target: `/v1/${root}:batchGet?key=${facts.firebase.apiKey}`,
      patience,
      document: { documents: [`${root}/${document}`] },
    });
    return status !== 200 || !(said as readonly { readonly missing?: unknown }[]).some(({ missing }) => missing);
  } catch {
    // The page says so itself, once it is tried in the browser.
    return true;
  }
}
