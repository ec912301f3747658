import type { Facts, LockedMenuGroup, LockedRoute, StructuredData } from '@platform/contract';
import { siteLanguage } from '@platform/contract/languages';

const homeName = '홈';

interface Breadcrumbs {
  readonly route: LockedRoute;
  readonly menu: readonly LockedMenuGroup[];
  readonly facts: Facts;
  readonly path: string;
  /** What the page itself is called, such as an article's title. */
  readonly ownTitle: string | undefined;
  /** See `RemotePage`. */
  readonly belowHome: boolean | undefined;
}

/** Where the page stands in the site: home, the menu group's first page, the page, by the names that stand above their content. None of a page in another language: the names are in the site's. */
export function breadcrumbs({ route, menu, facts, path, ownTitle, belowHome }: Breadcrumbs): readonly StructuredData[] {
  if ((route.language ?? siteLanguage) !== siteLanguage) return [];
  const group = belowHome ? undefined : menu.find(({ id }) => id === route.group);
  const first = group?.entries[0];
  const trail = [
    { name: homeName, path: '/' },
    ...(group && first && first.path !== path ? [{ name: group.label, path: first.path }] : []),
    ...(path === '/' ? [] : [{ name: ownTitle ?? route.heading, path }]),
  ];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: facts.origin + step.path,
      })),
    },
  ];
}

/** Who speaks on this site. */
export function organization(facts: Facts): StructuredData {
  return {
    '@type': 'Organization',
    name: facts.projectName,
    url: `${facts.origin}/`,
    contactPoint: {
      '@type': 'ContactPoint',
      telephone: `+82-${facts.phone}`,
      contactType: 'sales',
      availableLanguage: 'ko',
    },
  };
}
