import type { ReleaseLock, Sources } from '@platform/contract';
import { foreignFolder, siteFileName } from '@platform/contract/foreign';
import { anyValue } from '@platform/contract/sitePaths';
import { isSitePath } from '../edge/requestTarget';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import type { Hosting } from './hostingConfig';
import { importMap, inlineSource } from './integrity';
import { securityHeaders } from './securityHeaders';
import { speculation } from './speculation';
import { numbered, otherSpellings, withSlash } from './spellings';

/** Versioned files that no browser shows as a document: a policy about documents says nothing of them. */
const subresources = '/@(_modules|_assets)/**/*.@(js|css|woff2|avif|webp|jpg|png|mp4|webm|vtt|speculationrules)';

function headers(
  lock: ReleaseLock,
  sources: readonly Sources[],
  { boot, styles }: Pick<HostedSite, 'boot' | 'styles'>,
): Hosting['headers'] {
  const scripts = [importMap(lock), ...(boot ? [boot] : [])].map(inlineSource);
  const policy = (ofPage: readonly string[]) => ({
    key: 'Content-Security-Policy',
    value: contentSecurityPolicy(sources, { scripts, styles: ofPage.map(inlineSource) }),
  });
  // Other sites may place our pieces.
  const anyOrigin = { key: 'Access-Control-Allow-Origin', value: '*' };
  const forever = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }, anyOrigin];
  return [
    {
      source: '**',
      headers: [
        { key: 'Cache-Control', value: 'no-cache' },
        { key: 'X-Content-Type-Options', value: securityHeaders['X-Content-Type-Options'] },
      ],
    },
    {
      source: `!${subresources}`,
      headers: [
        policy([]),
        ...Object.entries(securityHeaders).map(([key, value]) => ({ key, value })),
        ...(boot ? [{ key: 'Speculation-Rules', value: `"/_assets/${speculation.asset}"` }] : []),
      ],
    },
    // Later rules win.
    ...styles.map(([path, text]) => ({ source: path, headers: [policy([text])] })),
    { source: `/${siteFileName}`, headers: [anyOrigin] },
    { source: `/${foreignFolder}/**`, headers: [anyOrigin] },
    { source: '/_modules/**', headers: forever },
    { source: '/_assets/**', headers: forever },
    { source: '/_assets/*.speculationrules', headers: [{ key: 'Content-Type', value: speculation.type }] },
  ];
}

/** Pages whose parameter has no page of its own are served by the page composed for any value. */
export const anyValueFile = (path: string) => `${path.slice(1).replace(/:\w+/g, anyValue)}.html`;

/** What a composed site has that its hosting names. */
export interface HostedSite {
  /** Address of its icon. */
  readonly favicon: string;
  /** The script of the shell that stands in every document. */
  readonly boot: string | null;
  /** The styles that stand in documents, by the path of the page. */
  readonly styles: readonly (readonly [path: string, text: string])[];
}

/**
 * How the composed site is to be hosted: spellings and redirects, rewrites of paths with parameters, headers.
 *
 * @throws when a module's redirect leads out of the site
 */
export function hosting(
  lock: ReleaseLock,
  sources: readonly Sources[],
  { favicon, boot, styles }: HostedSite,
): Hosting {
  for (const { from, to } of lock.redirects) {
    if (!isSitePath(to))
      throw new Error(
        `The redirect of ${from} leads to "${to}", which is no path of this site. Name a path such as "/Brand/intro" in the remote.ts that declares it.`,
      );
  }
  const fixed = lock.routes.filter(({ path }) => !path.includes(':'));
  const dynamic = lock.routes.filter(({ path }) => path.includes(':'));
  const spelled = [...fixed.map(({ path }) => ({ from: path, to: path })), ...lock.redirects];
  return {
    public: 'public',
    cleanUrls: true,
    trailingSlash: false,
    redirects: [
      // What browsers and bots ask for that read no head.
      { source: '/favicon.ico', destination: favicon, type: 301 as const },
      ...lock.redirects.map(({ from, to }) => ({ source: from, destination: to, type: 301 as const })),
      ...spelled.flatMap(({ from, to }) => {
        const regex = otherSpellings(from);
        return regex ? [{ regex, destination: to, type: 301 as const }] : [];
      }),
      ...dynamic.flatMap(({ path }) =>
        [otherSpellings(path), withSlash(path)].flatMap((regex) =>
          regex ? [{ regex, destination: numbered(path), type: 301 as const }] : [],
        ),
      ),
    ],
    rewrites: dynamic.map(({ path }) => ({
      source: path.replace(/:\w+/g, '*'),
      destination: `/${anyValueFile(path)}`,
    })),
    headers: headers(lock, sources, { boot, styles }),
  };
}
