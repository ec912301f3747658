import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * What must be one instance in a page. Everything else is bundled by whoever uses it.
 * The router is not among them: shared packages are not tree-shaken, so modules get it through the runtime's facade.
 */
export const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', '@platform/runtime'] as const;

const require = createRequire(import.meta.url);

function installedVersion(request: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0];
  return (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;
}

/** The exact versions the shell brings, by request. */
export function providedVersions(): Record<string, string> {
  return Object.fromEntries(sharedPackages.map((request) => [request, installedVersion(request)]));
}

/** The ranges a module built here accepts, by request: the minor it was built against, or a later one. */
export function requiredRanges(): Record<string, string> {
  return Object.fromEntries(
    sharedPackages.map((request) => {
      const [major, minor] = installedVersion(request).split('.');
      return [request, `^${major}.${minor}.0`];
    }),
  );
}
