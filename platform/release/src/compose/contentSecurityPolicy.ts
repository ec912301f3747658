import type { Sources } from '@platform/contract';

const own: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'self'"],
};

/**
 * Everything a page may load: the site's own files, and what each module says it loads from elsewhere.
 *
 * @param inline sources of the scripts and styles that stand in a page, as hashes
 */
export function contentSecurityPolicy(
  sources: readonly Sources[],
  inline: { readonly scripts?: readonly string[]; readonly styles?: readonly string[] } = {},
): string {
  return Object.entries(own)
    .map(([directive, values]) => {
      const { scripts = [], styles = [] } = inline;
      const hashes = { 'script-src': scripts, 'style-src': styles }[directive] ?? [];
      const declared = sources.flatMap((one) => one[directive as keyof Sources] ?? []);
      return [directive, ...values, ...hashes, ...[...new Set(declared)].sort()].join(' ');
    })
    .join('; ');
}
