import type { BrowserLock } from '@platform/contract';
import { matchPath } from 'react-router-dom';
import { type Pieces, pageOf, piecesOf } from '../site/App';
import { loaders, placed } from './loaders';

/** Names of what the page at an address is made of: its own, and what it places. */
export function piecesAt(lock: BrowserLock, pathname: string): string[] {
  const route = lock.routes.find(({ path }) => matchPath(path, pathname));
  if (!route) return [];
  const page = pageOf(route);
  return page in loaders ? [page, ...(placed[page] ?? [])] : [];
}

/** The site's pieces, those of the page at an address loaded: it renders at once. */
export async function prepare(lock: BrowserLock, pathname: string): Promise<Pieces> {
  const names = piecesAt(lock, pathname);
  const ready = await Promise.all(names.map(async (of) => [of, (await loaders[of]?.())?.default] as const));
  return piecesOf(loaders, new Map(ready.flatMap(([of, piece]) => (piece ? [[of, piece] as const] : []))));
}
