import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const repository = path.resolve(import.meta.dirname, '..');

/** Names of the values that a file exports, types aside. */
function exportsOf(file) {
  const text = readFileSync(path.join(repository, file), 'utf8');
  const listed = [...text.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names]) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '));
  const declared = [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  return [...listed, ...declared];
}

/** What the shell's own frame takes, which each peer has another of, and pages that are not compared. */
const elsewhere = ['FederationContext', 'Navigate', 'SiteProvider', 'useHeadStore', 'useParams'];

/** What only reacts in a browser: `needsBrowser` in e2e/src/bench/peers/nextSite.ts makes a client component of who uses it. */
const reacting = [
  'lastVisit',
  'reachGoal',
  'rememberVisit',
  'servedRelease',
  'useHeadOverride',
  'useNavigate',
  'usePopup',
  'useSearchParams',
];

// A framework that misses one refuses to build, an hour into `npm run bench:peers`.
test.each([
  ['bench/astro/src/runtime.tsx', elsewhere],
  ['bench/next/src/runtime/client.tsx', elsewhere],
  ['bench/next/src/runtime/server.tsx', [...elsewhere, ...reacting]],
])('%s has what pages take of @platform/runtime', (file, without) => {
  const real = exportsOf('platform/runtime/src/index.ts');
  expect(real).toEqual(expect.arrayContaining([...without, 'Link', 'useFacts']));
  expect(real.filter((name) => !without.includes(name) && !exportsOf(file).includes(name))).toEqual([]);
});
