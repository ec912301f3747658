import type { BrowserRoute } from '@platform/contract';
import { siteLanguage } from '@platform/contract/languages';
import { rememberVisit, useSite } from '@platform/runtime';
import { PageBanner } from '@riverview/shared-ui/page-banner';
import { pictureWordIn } from '@riverview/site/pictureNotice';
import { type ReactNode, useEffect } from 'react';
import { markAlive } from '../federation/markAlive';
import type { CurrentPage } from './current-page/ariaCurrent';
import { FloatingBar } from './floating-bar/FloatingBar';
import { Footer } from './footer/Footer';
import { TopBanner } from './header/TopBanner';
import styles from './Layout.module.css';
import { subjectOf } from './page-banner/bannerSubject';
import { Submenu } from './page-banner/Submenu';
import { useBannerPicture } from './page-banner/useBannerPicture';
import { InterestPopup } from './popup/InterestPopup';
import { RouteAnnouncer } from './scroll-to-top/RouteAnnouncer';
import { useRouteScroll } from './scroll-to-top/useRouteScroll';
import { SiteHead } from './site-head/SiteHead';
import { usePageHead } from './site-head/usePageHead';
import { SkipLink } from './skip-link/SkipLink';
import { MenuSpace } from './slide-menu/MenuSpace';
import { SlowNavigation } from './slow-navigation/SlowNavigation';

interface LayoutProps {
  /** Where the visitor is, or `null` on an address nobody owns. */
  readonly route: BrowserRoute | null;
  /** The page, below the banner where the route has one. */
  readonly children: ReactNode;
}

/** Everything around a page: head, header, menus, banner, footer, floating bar, popup. */
export function Layout({ route, children }: LayoutProps) {
  const { routes, menu: groups } = useSite().lock;
  const picture = useBannerPicture(route?.banner ?? null);
  const head = usePageHead(route);
  const here: CurrentPage = { route, routes };
  const group = groups.find(({ id }) => id === route?.group)?.label;
  const language = route?.language;
  useRouteScroll();
  useEffect(() => {
    document.documentElement.lang = language ?? siteLanguage;
  }, [language]);
  useEffect(() => {
    // What it says may be newer than the fonts.
    if (route?.startsByItself) void import('../stockFonts.css');
  }, [route]);
  useEffect(() => markAlive(document.getElementById('site')), []);
  useEffect(() => {
    if (route?.group) rememberVisit(route.group, route.path);
  }, [route]);

  return (
    <div id="site" data-waiting="" {...(language && { lang: siteLanguage })}>
      <SiteHead head={head} />
      <MenuSpace
        here={here}
        above={
          <>
            <SkipLink />
            <TopBanner />
          </>
        }
      >
        <main
          id="main"
          className={styles.main}
          tabIndex={-1}
          {...(language && { lang: language })}
          data-banner={route?.banner ? (route.lowBanner ? 'low' : 'tall') : 'none'}
        >
          {route?.banner && (
            <PageBanner
              heading={route.heading}
              above={group === route.heading ? undefined : group}
              ownHeading={route.ownHeading}
              low={route.lowBanner}
              picture={picture}
              subject={subjectOf(route.banner)}
              mark={pictureWordIn(language)}
              page={route.path}
            >
              {route.submenu.length > 0 && (
                <Submenu group={group ?? route.heading} entries={route.submenu} here={here} />
              )}
            </PageBanner>
          )}
          {children}
        </main>
        <Footer half={route?.canonical === '/'} />
        {!route?.internal && <FloatingBar />}
      </MenuSpace>
      <InterestPopup />
      <SlowNavigation />
      <RouteAnnouncer title={head.title} language={language} />
    </div>
  );
}
