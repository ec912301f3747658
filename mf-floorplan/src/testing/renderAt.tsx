import type { BrowserLock, Facts } from '@platform/contract';
import { SiteProvider, useLocation } from '@platform/runtime';
import { siteFacts } from '@riverview/site/siteFacts';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
// biome-ignore lint/style/noRestrictedImports: a test stands in for the shell, which brings the router.
import { MemoryRouter } from 'react-router';

interface AddressProps {
  readonly onAddress: (address: string) => void;
}

function Address({ onAddress }: AddressProps) {
  const { pathname, search } = useLocation();
  onAddress(pathname + search);
  return null;
}

/** Renders a piece as it stands in the site, at an address and with facts of the test's own. `address()` is where the site stands since. */
export function renderAt(address: string, piece: ReactElement, facts: Partial<Facts> = {}) {
  const lock: BrowserLock = {
    id: 'test',
    routes: [],
    redirects: [],
    menu: [],
    footer: [],
    slots: {},
    remotes: {},
    facts: { ...siteFacts, ...facts },
  };
  let now = '';
  const view = render(
    <MemoryRouter initialEntries={[address]}>
      <SiteProvider lock={lock} page={null}>
        {piece}
        <Address
          onAddress={(next) => {
            now = next;
          }}
        />
      </SiteProvider>
    </MemoryRouter>,
  );
  return { ...view, address: () => now };
}
