import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Entries of react-router, which react-router-dom hands on, and their files below its folder. */
const entries = {
  'react-router$': 'dist/production/index.mjs',
  'react-router/dom$': 'dist/production/dom-export.mjs',
} as const;

/**
 * Aliases that lead to the router's production build. Its package names the development build alone, whatever the
 * bundler asks for.
 *
 * @param dir absolute path of the folder whose router it is
 * @throws when the router keeps its production build elsewhere
 */
export function productionRouter(dir: string): Record<string, string> {
  const fromDom = createRequire(path.join(dir, 'package.json')).resolve('react-router-dom/package.json');
  const folder = path.dirname(createRequire(fromDom).resolve('react-router/package.json'));
  return Object.fromEntries(
    Object.entries(entries).map(([request, file]) => {
      const target = path.join(folder, file);
      if (!existsSync(target)) {
        throw new Error(
          `The router has no production build at ${target}, so visitors would get its development build. ` +
            'See where this version keeps it and correct productionRouter.ts.',
        );
      }
      return [request, target];
    }),
  );
}
