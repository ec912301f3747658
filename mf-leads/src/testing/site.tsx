import { emptyLock, TestSite } from '@platform/runtime/testing';
import type { Facts } from '@riverview/site';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ReactNode } from 'react';

interface SiteProps {
  readonly facts?: Facts;
  readonly children: ReactNode;
}

/** The shell around a piece under test. */
export function Site({ facts = siteFacts, children }: SiteProps) {
  return (
    <TestSite at="/dunsan-riverview/customer" lock={emptyLock(facts)}>
      {children}
    </TestSite>
  );
}
