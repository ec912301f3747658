import type { Hosting } from '../compose/hostingConfig';

/**
 * A glob of the hosting configuration as a regular expression: `**` spans segments, `*` one of them, `@(a|b)` is one of the
 * names, and with a `!` in front it matches what it would not; a slash may follow.
 */
function globToRegex(source: string): RegExp {
  if (source.startsWith('!')) return new RegExp(`^(?!${globToRegex(source.slice(1)).source.slice(1)})`);
  const pattern = source
    .split(/(\*\*\/|\*\*|\*|@\([\w|]+\))/)
    .map((part) => {
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]+';
      return part.startsWith('@(') ? part.slice(1) : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${pattern.startsWith('.*') ? pattern : pattern.replace(/^\/?/, '/')}/?$`);
}

/** The hosting configuration, ready to answer. Semantics follow Firebase Hosting: redirects before files, files before rewrites. */
export class HostingRules {
  readonly #redirects: readonly { readonly pattern: RegExp; readonly destination: string }[];
  readonly #rewrites: readonly { readonly pattern: RegExp; readonly destination: string }[];
  readonly #headers: readonly { readonly pattern: RegExp; readonly headers: Hosting['headers'][number]['headers'] }[];

  constructor(hosting: Hosting) {
    this.#redirects = hosting.redirects.map(({ source, regex, destination }) => ({
      pattern: regex ? new RegExp(regex) : globToRegex(source ?? ''),
      destination,
    }));
    this.#rewrites = hosting.rewrites.map(({ source, destination }) => ({ pattern: globToRegex(source), destination }));
    this.#headers = hosting.headers.map(({ source, headers }) => ({ pattern: globToRegex(source), headers }));
  }

  /** Where a rule says that a path has moved for good, or `null`. */
  redirect(path: string): string | null {
    for (const { pattern, destination } of this.#redirects) {
      const match = pattern.exec(path);
      if (match) return destination.replace(/\/:(\d)/g, (_, group: string) => `/${match[Number(group)] ?? ''}`);
    }
    return null;
  }

  /** The file a path without one of its own is answered with, or `null`. */
  rewrite(path: string): string | null {
    return this.#rewrites.find(({ pattern }) => pattern.test(path))?.destination ?? null;
  }

  /** Response headers of a path; later rules win. */
  headers(path: string): Record<string, string> {
    const matching = this.#headers.filter(({ pattern }) => pattern.test(path));
    return Object.fromEntries(
      matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
  }
}
