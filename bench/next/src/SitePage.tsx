import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import lock from '#lock';
import pages from '#pages';
import { PageBanner } from '#site/shared-ui/src/page-banner/index.ts';
import { Footer } from '#site/shell/src/layout/footer/Footer.tsx';
import styles from '#site/shell/src/layout/Layout.module.css';
import { bannerPicture } from '#site/shell/src/layout/page-banner/bannerPictures.ts';
import { Submenu } from '#site/shell/src/layout/page-banner/Submenu.tsx';
import { pictureWord } from '#site/site/src/pictureNotice.ts';
import { LaterFonts } from './LaterFonts';
import { here } from './runtime/server';

type Address = keyof typeof pages;

export const metadataOf = (path: Address): Metadata => ({
  title: pages[path].title,
  description: pages[path].description,
});

/** What changes from page to page: fonts, banner, content, footer. */
export function SitePage({ path, children }: { readonly path: Address; readonly children: ReactNode }) {
  here().path = path;
  const { fonts } = pages[path];
  const route = lock.routes.find((one) => one.path === path) as any;
  const group = lock.menu.find(({ id }) => id === route.group)?.label;
  const lean = { path: route.path, canonical: route.canonical, group: route.group };
  return (
    <>
      {fonts.preloads.map(([href = '', priority]) => (
        <link
          key={href}
          rel="preload"
          href={href}
          as="font"
          type="font/woff2"
          crossOrigin=""
          fetchPriority={priority as 'high' | 'low'}
        />
      ))}
      <link rel="stylesheet" href={fonts.sheet} precedence="fonts" />
      <main
        id="main"
        className={styles.main}
        tabIndex={-1}
        data-banner={route.banner ? (route.lowBanner ? 'low' : 'tall') : 'none'}
      >
        {route.banner && (
          <PageBanner
            heading={route.heading}
            above={group === route.heading ? undefined : group}
            ownHeading={route.ownHeading}
            low={route.lowBanner}
            picture={bannerPicture(route.banner, lock.banners)}
            mark={pictureWord}
            page={route.path}
          >
            {route.submenu.length > 0 && (
              <Submenu group={group ?? route.heading} entries={route.submenu} here={{ route: lean, routes: [lean] }} />
            )}
          </PageBanner>
        )}
        <div id="page">{children}</div>
      </main>
      <Footer half={path === '/'} />
      <LaterFonts href={fonts.later} />
    </>
  );
}
