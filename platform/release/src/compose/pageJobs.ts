import type { LockedRoute } from '@platform/contract';
import { anyValue, withParams } from '@platform/contract/sitePaths';
import { anyValueFile } from './hosting';
import { noPageBecause } from './ownPage';

/** A page that is to be rendered. */
export interface PageJob {
  readonly url: string;
  readonly file: string;
  readonly route: LockedRoute | null;
  readonly params: Readonly<Record<string, string>>;
  /** `false` for the page that stands in for any value of a parameter. */
  readonly known: boolean;
}

type Params = Readonly<Record<string, string>>;

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${decodeURIComponent(path).slice(1)}.html`);

/** The pages of one composition. A value that can have no file of its own is left out, with a warning. */
export class PageJobs {
  readonly warnings: string[] = [];
  /** Files so far, in lower case: some file systems do not tell letter cases apart. */
  readonly #taken: Set<string>;

  /** @param routes all routes of the site, whose files no value may take */
  constructor(routes: readonly LockedRoute[]) {
    this.#taken = new Set(
      routes.map(({ path }) => (path.includes(':') ? anyValueFile(path) : fileOf(path)).toLowerCase()),
    );
  }

  /** A route's pages. Where it has parameters: one that stands in for any value, and one for each of `values`. */
  of(route: LockedRoute, values: readonly Params[]): PageJob[] {
    const { path } = route;
    if (!path.includes(':')) return [{ url: path, file: fileOf(path), route, params: {}, known: true }];
    const url = path.replace(/:\w+/g, anyValue);
    const standIn: PageJob = { url, file: anyValueFile(path), route, params: {}, known: false };
    return [standIn, ...values.flatMap((params) => this.#own(route, params) ?? [])];
  }

  #own(route: LockedRoute, params: Params): PageJob | null {
    const problem = noPageBecause(params);
    if (problem) return this.#leaveOut(route, problem);
    const url = withParams(route.path, params);
    const file = fileOf(url);
    if (this.#taken.has(file.toLowerCase()))
      return this.#leaveOut(route, `${file} is left out: another page has that name, letter case aside`);
    this.#taken.add(file.toLowerCase());
    return { url, file, route, params, known: true };
  }

  #leaveOut(route: LockedRoute, problem: string): null {
    // An alias shows the same values; once is enough.
    if (route.path === route.canonical)
      this.warnings.push(
        `${route.remote}, page ${route.path}: ${problem}. Visitors get the page that stands in for any value.`,
      );
    return null;
  }
}
