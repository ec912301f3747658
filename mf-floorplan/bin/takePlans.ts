/**
 * Takes the plans that `art/` has drawn: copies each SVG and writes down its size and the rooms that stand in it,
 * so that the page's list of rooms can never say something else than the drawing. Run: `npm run plans -w mf-floorplan [-- folder]`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unitTypes } from '../src/unitTypes';
import { readPlan } from './readPlan';

const masters = pathToFileURL(`${resolve(process.argv[2] ?? join(import.meta.dirname, '../../art/masters'))}/`);
const plans = new URL('../src/plans/', import.meta.url);

const imports: string[] = [];
const entries: string[] = [];

for (const { label } of unitTypes) {
  const full = new URL(`plan-${label}.svg`, masters);
  if (!existsSync(full)) continue;
  copyFileSync(full, new URL(`plan-${label}.svg`, plans));
  imports.push(`import plan${label} from './plan-${label}.svg';`);

  const reduced = new URL(`plan-${label}-reduced.svg`, masters);
  const hasReduced = existsSync(reduced);
  if (hasReduced) {
    copyFileSync(reduced, new URL(`plan-${label}-reduced.svg`, plans));
    imports.push(`import plan${label}Reduced from './plan-${label}-reduced.svg';`);
  }

  const { viewBox, rooms } = readPlan(readFileSync(full, 'utf8'));
  entries.push(
    `'${label}': { full: plan${label}, reduced: ${hasReduced ? `plan${label}Reduced` : 'null'}, viewBox: ${JSON.stringify(viewBox)}, rooms: ${JSON.stringify(rooms)} },`,
  );
}

writeFileSync(
  new URL('drawings.ts', plans),
  `// Written by \`npm run plans\` from the drawings in art/masters; a change belongs there.
import type { UnitLabel } from '../unitTypes';
import type { PlanDrawing } from './planDrawing';
${imports.join('\n')}

/** The plans that are drawn so far. A type without an entry is shown as being prepared. */
export const drawings: Readonly<Partial<Record<UnitLabel, PlanDrawing>>> = {
${entries.join('\n')}
};
`,
);

const root = join(import.meta.dirname, '../..');
execFileSync('npx', ['biome', 'check', '--write', 'mf-floorplan/src/plans/drawings.ts'], {
  cwd: root,
  stdio: 'inherit',
});
