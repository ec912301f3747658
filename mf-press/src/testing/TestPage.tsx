import type { Facts } from '@platform/contract';
import { emptyLock, TestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ReactNode } from 'react';

interface TestPageProps {
  readonly path: string;
  /** Pattern of the route the children stand on. */
  readonly route: string;
  /** What was found while composing. */
  readonly data?: unknown;
  readonly facts?: Facts;
  readonly children: ReactNode;
}

/** What the shell puts around a page, for tests. */
export function TestPage({ path, route, data = null, facts = siteFacts, children }: TestPageProps) {
  return (
    <TestSite at={path} route={route} data={data} lock={emptyLock(facts)}>
      {children}
    </TestSite>
  );
}
