import type { Facts, LockedMenuGroup, LockedRoute, StructuredData } from '@platform/contract';

const homeName = '홈';

/** Where the page stands in the site: home, the menu group's first page, the page, by the names that the menus use. */
export function breadcrumbs(
  route: LockedRoute,
  menu: readonly LockedMenuGroup[],
  facts: Facts,
  path: string,
  ownTitle: string | undefined,
): StructuredData {
  const group = menu.find(({ id }) => id === route.group);
  const first = group?.entries[0];
  const label = group?.entries.find((entry) => entry.path === route.canonical)?.label;
  const trail = [
    { name: homeName, path: '/' },
    ...(group && first && first.path !== path ? [{ name: group.label, path: first.path }] : []),
    ...(path === '/' ? [] : [{ name: ownTitle ?? label ?? route.heading, path }]),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: facts.origin + step.path,
    })),
  };
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
