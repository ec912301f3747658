import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is drawn or told from the data lies once, with the module that shows it; the rest is a master. */
const homes: readonly (readonly [RegExp, string])[] = [
  [/^(plan|areas)-[^/]*\.json$/, 'mf-floorplan/src/content/plans'],
  [/^tour-[^/]*\.json$/, 'mf-floorplan/src/tour'],
  [/^(location|site)-[^/]*\.json$/, 'mf-marketing/src/content/maps'],
  [/^location-[^/]*\.svg$/, 'mf-marketing/src/maps'],
];

/** The path of a file that `art/` makes, by its name. */
export function homeOf(file: string): string {
  const [, folder] = homes.find(([names]) => names.test(file)) ?? [null, 'art/masters'];
  return join(root, folder, file);
}
