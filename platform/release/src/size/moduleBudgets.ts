import type { Budget, ReleaseLock, Remote, RemoteBudget } from '@platform/contract';
import { withSlug } from '@platform/contract/sitePaths';

type Kind = keyof typeof words;

const limitsOf = ({ scripts, styles }: RemoteBudget): [Kind, number][] =>
  (
    [
      ['js', scripts],
      ['css', styles],
    ] as const
  ).flatMap(([kind, limit]) => (limit === undefined ? [] : [[kind, limit]]));

const words = { js: 'scripts', css: 'styles' } as const;

/** Whether a file of the public folder is a page of a path: of one with parameters, of any value. */
function isPageOf(path: string): (file: string) => boolean {
  if (path === '/') return (file) => file === 'index.html';
  const pattern = path
    .slice(1)
    .split(/(:\w+)/)
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('');
  const page = new RegExp(`^${pattern}\\.html$`);
  return (file) => page.test(file);
}

/** What modules say in their `remote.ts` that they and their pages may cost. */
export function moduleBudgets(remotes: readonly Remote[], { facts }: Pick<ReleaseLock, 'facts'>): Budget[] {
  return remotes.flatMap(({ name, budget = {}, pages }) => [
    ...limitsOf(budget).map(
      ([kind, limit]): Budget => ({
        name: `${words[kind]} of ${name} on any page`,
        pages: () => true,
        kind,
        counts: { own: name },
        limit,
      }),
    ),
    ...pages.flatMap((page) =>
      limitsOf(page.budget ?? {}).map(
        ([kind, limit]): Budget => ({
          name: `${words[kind]} of ${withSlug(page.path, facts.slug)} beyond the shell`,
          pages: isPageOf(withSlug(page.path, facts.slug)),
          kind,
          counts: 'beyond-shell',
          limit,
        }),
      ),
    ),
  ]);
}
