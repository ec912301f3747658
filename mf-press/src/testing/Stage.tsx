import type { Facts } from '@platform/contract';
import { SiteProvider } from '@platform/runtime';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: a test stands in for the shell, which brings the router.
import { MemoryRouter, Route, Routes } from 'react-router';

interface StageProps {
  readonly path: string;
  /** Pattern of the route the children stand on. */
  readonly route: string;
  /** What was found while composing. */
  readonly data?: unknown;
  readonly facts?: Facts;
  readonly children: ReactNode;
}

/** What the shell puts around a page, for tests. */
export function Stage({ path, route, data = null, facts = siteFacts, children }: StageProps) {
  const lock = { id: 'test', routes: [], redirects: [], menu: [], footer: [], slots: {}, remotes: {}, facts };
  return (
    <SiteProvider lock={lock} page={{ path, data, head: null }}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={route} element={children} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </MemoryRouter>
    </SiteProvider>
  );
}
