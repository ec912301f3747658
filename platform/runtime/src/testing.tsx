import type { BrowserLock, Facts } from '@platform/contract';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SiteProvider } from './site';

/** A release lock without modules, for tests. */
export const emptyLock = (facts: Facts): BrowserLock => ({
  id: '0123456789abcdef',
  remotes: {},
  routes: [],
  redirects: [],
  menu: [],
  footer: [],
  slots: {},
  facts,
});

interface TestSiteProps {
  /** Address at which the site stands. Default: `/`. */
  readonly at?: string;
  readonly lock: BrowserLock;
  /** Pattern of the route on which the children stand; any address without it. */
  readonly route?: string;
  /** What the composer found for the page. */
  readonly data?: unknown;
  /** Hears of every address the site comes to. */
  readonly onAddress?: (address: string) => void;
  readonly children: ReactNode;
}

function Address({ onAddress }: Required<Pick<TestSiteProps, 'onAddress'>>) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** The router alone, on the address of the window: for what reads that, too. */
export const WindowRouter = ({ children }: { readonly children: ReactNode }) => (
  <BrowserRouter>{children}</BrowserRouter>
);

/** What the shell puts around a page or a piece: router, release and the page's data. For tests, which bring no router of their own. */
export function TestSite({ at = '/', lock, route, data, onAddress, children }: TestSiteProps) {
  return (
    <MemoryRouter initialEntries={[at]}>
      <SiteProvider lock={lock} page={data === undefined ? null : { path: at, data, head: null }}>
        {route ? (
          <Routes>
            <Route path={route} element={children} />
            <Route path="*" element={<p>elsewhere</p>} />
          </Routes>
        ) : (
          children
        )}
        {onAddress && <Address onAddress={onAddress} />}
      </SiteProvider>
    </MemoryRouter>
  );
}
