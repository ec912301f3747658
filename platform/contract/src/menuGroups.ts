import type { Remote } from './remote';
import type { MenuGroup } from './site';

/**
 * All groups of the navigation, in the order of the header: the site's, and each that a module brings behind the one it
 * names, or last.
 */
export function allMenuGroups(remotes: readonly Remote[], menuGroups: readonly MenuGroup[]): MenuGroup[] {
  const all = [...menuGroups];
  for (const { after, ...group } of remotes.flatMap((remote) => remote.menuGroups ?? [])) {
    const place = all.findIndex(({ id }) => id === after);
    all.splice(place < 0 ? all.length : place + 1, 0, group);
  }
  return all;
}

/** What is wrong with the groups that modules bring, each with its remedy. */
export function checkMenuGroups(remotes: readonly Remote[], menuGroups: readonly MenuGroup[]): string[] {
  const own = menuGroups.map(({ id }) => id as string);
  return remotes.flatMap(({ name, menuGroups: brought = [] }) =>
    brought.flatMap(({ id, label, after }, index) => {
      const problems: string[] = [];
      if (!id.startsWith(`${name}/`)) {
        problems.push(
          `${name} brings the menu group "${id}". Call it "${name}/…", so that no other can mean the same.`,
        );
      }
      if (brought.findIndex((other) => other.id === id) < index) {
        problems.push(`${name} brings the menu group "${id}" twice. Leave one of them.`);
      }
      if (!label.trim()) problems.push(`${name}: the menu group "${id}" needs a label; the header shows it.`);
      if (after !== undefined && !own.includes(after)) {
        problems.push(
          `${name}: the menu group "${id}" is to stand after "${after}", which does not exist. Use one of ${own.join(', ')}.`,
        );
      }
      return problems;
    }),
  );
}
