import { literal, property } from './literal';
import type { PageNames } from './names';

/** What a page says of itself in its module's `remote.ts`. */
export interface NewPage extends PageNames {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly group: string;
  readonly order: number;
  readonly banner: string;
}

/** The end of a list of `remote.ts`: the first closing line, at the list's own indent, behind its opening one. */
function insertAtEnd(source: string, opening: string, closing: string, lines: string): string {
  const start = source.indexOf(`\n  ${opening}\n`);
  const end = start < 0 ? -1 : source.indexOf(`\n  ${closing},\n`, start);
  if (end < 0)
    throw new Error(
      `remote.ts has no "${opening}" on a line of its own that could take the page. Add it by hand:\n${lines}`,
    );
  return `${source.slice(0, end)}\n${lines}${source.slice(end)}`;
}

/**
 * A module's `remote.ts` with one more page.
 *
 * @throws where the file is not written as its template is
 */
export function addToRemote(source: string, page: NewPage): string {
  const { component, folder, path, title, description, group, order, banner } = page;
  const expose = `    './${component}': './src/pages/${folder}/${component}.tsx',`;
  const entry = [
    '    {',
    property('      ', 'path', path),
    property('      ', 'expose', `./${component}`),
    property('      ', 'title', title),
    property('      ', 'description', description),
    property('      ', 'banner', banner),
    '      lowBanner: true,',
    `      menu: { group: ${literal(group)}, label: ${literal(title)}, order: ${order} },`,
    '    },',
  ].join('\n');
  return insertAtEnd(insertAtEnd(source, 'exposes: {', '}', expose), 'pages: [', ']', entry);
}

/** A module's README that says it owns one more path. */
export function addToReadme(source: string, path: string): string {
  return source.replace(/^\*\*Owns\*\* (.*?)(\.?)$/m, (_, owned: string, end: string) => {
    const rest = owned === 'nothing yet' ? '' : `${owned} · `;
    return `**Owns** ${rest}\`${path}\`${end}`;
  });
}
