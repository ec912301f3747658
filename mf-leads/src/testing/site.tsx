import type { BrowserLock } from '@platform/contract';
import { SiteProvider } from '@platform/runtime';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: a test stands in for the shell, which brings the router.
import { MemoryRouter } from 'react-router';

const lock: BrowserLock = {
  id: '0123456789abcdef',
  routes: [],
  redirects: [],
  menu: [],
  footer: [],
  slots: {},
  facts: siteFacts,
  remotes: {},
};

interface SiteProps {
  readonly children: ReactNode;
}

/** The shell around a piece under test. */
export function Site({ children }: SiteProps) {
  return (
    <MemoryRouter initialEntries={['/dunsan-riverview/customer']}>
      <SiteProvider lock={lock} page={null}>
        {children}
      </SiteProvider>
    </MemoryRouter>
  );
}
