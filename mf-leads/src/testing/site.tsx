import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ReactNode } from 'react';

interface SiteProps {
  readonly children: ReactNode;
}

/** The shell around a piece under test. */
export function Site({ children }: SiteProps) {
  return (
    <TestSite at="/dunsan-riverview/customer" lock={emptyLock(siteFacts)}>
      {children}
    </TestSite>
  );
}
