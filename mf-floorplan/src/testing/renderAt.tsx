import type { Facts } from '@platform/contract';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';

/** Renders a piece as it stands in the site, at an address and with facts of the test's own. `address()` is where the site stands since. */
export function renderAt(address: string, piece: ReactElement, facts: Partial<Facts> = {}) {
  let now = '';
  const view = render(
    <TestSite
      at={address}
      lock={emptyLock({ ...siteFacts, ...facts })}
      onAddress={(next) => {
        now = next;
      }}
    >
      {piece}
    </TestSite>,
  );
  return { ...view, address: () => now };
}
