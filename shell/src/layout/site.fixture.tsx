import type { BrowserLock, BrowserRoute } from '@platform/contract';
import { emptyLock, TestSite as RuntimeTestSite } from '@platform/runtime/testing';
import { siteFacts } from '@riverview/site/siteFacts';
import type { ReactNode } from 'react';

/** A route as the composer writes it, for tests. */
export function routeFixture(path: string, rest: Partial<BrowserRoute> = {}): BrowserRoute {
  return {
    path,
    canonical: path,
    remote: 'mf-marketing',
    expose: './HomePage',
    title: `제목 ${path}`,
    description: `설명 ${path}`,
    heading: `머리말 ${path}`,
    banner: null,
    group: null,
    submenu: [],
    noindex: false,
    ...rest,
  };
}

/** A release of three groups and a footer, for tests. */
export const lockFixture: BrowserLock = {
  ...emptyLock(siteFacts),
  routes: [
    routeFixture('/'),
    routeFixture('/Brand/intro', { group: 'brand', banner: 'brand' }),
    routeFixture('/Brand/video', { group: 'brand', banner: 'brand' }),
    routeFixture('/dunsan-riverview/press/:id', { group: 'promotion', banner: 'press' }),
  ],
  slots: { popup: { of: 'mf-forms/SignUp', whenStored: null } },
  menu: [
    {
      id: 'brand',
      label: '브랜드',
      inHeader: true,
      entries: [
        { label: '브랜드 소개', path: '/Brand/intro' },
        { label: '홍보영상', path: '/Brand/video' },
      ],
    },
    {
      id: 'promotion',
      label: '홍보센터',
      inHeader: true,
      entries: [{ label: '보도자료', path: '/dunsan-riverview/press' }],
    },
    {
      id: 'sales',
      label: '분양안내',
      inHeader: false,
      inFooter: true,
      entries: [{ label: '청약 방법', path: '/SalesInfo/SubscriptionGuide' }],
    },
  ],
  footer: [{ label: '개인정보처리방침', path: '/Privacy' }],
};

interface TestSiteProps {
  readonly at?: string;
  readonly lock?: BrowserLock;
  readonly children: ReactNode;
}

/** Router and release around what is tested. */
export function TestSite({ at = '/', lock = lockFixture, children }: TestSiteProps) {
  return (
    <RuntimeTestSite at={at} lock={lock}>
      {children}
    </RuntimeTestSite>
  );
}
