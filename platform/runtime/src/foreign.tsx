import type { BrowserLock, Facts, SiteFile } from '@platform/contract';
import { groundClass, siteFileName } from '@platform/contract/foreign';
import { type ReactNode, use } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { SiteProvider } from './site';

/** Where the module's own files come from; written by Rspack. */
declare const __webpack_public_path__: string;

let asked: Promise<SiteFile> | null = null;

async function ask(address: URL): Promise<SiteFile> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answers ${answer.status}. Is ${address.origin} a composed site, and is it up?`);
  return (await answer.json()) as SiteFile;
}

/** Milliseconds for which a failure stands: React renders a piece that threw once more, and must hear the same. */
const failureStands = 3000;

/** The file of the site that the piece came from, asked for once; again some time after a failure, when the piece is placed anew. */
function siteFile(): Promise<SiteFile> {
  asked ??= ask(new URL(`/${siteFileName}`, __webpack_public_path__)).catch((error: unknown) => {
    setTimeout(() => {
      asked = null;
    }, failureStands);
    throw error;
  });
  return asked;
}

const stays = () => {};
/** The page is somebody else's: a piece reads its address and never changes it. */
const navigator: Navigator = { createHref: String, go: stays, push: stays, replace: stays };

interface ForeignSiteProps {
  /** The module that lends the piece. */
  readonly module: string;
  /** Makes of the site's facts what they are seen from elsewhere; `origin` is the site's own. */
  readonly seen: (facts: Facts, origin: string) => Facts;
  readonly children: ReactNode;
}

/**
 * Stands in for the shell around a piece in a page of another site: the facts of the site it came from, the page's address,
 * and the ground that its styles hold on. Suspends until the facts are there; throws where they can not be had.
 */
export function ForeignSite({ module, seen, children }: ForeignSiteProps) {
  const { release, facts } = use(siteFile());
  const { origin } = new URL(__webpack_public_path__);
  const lock: BrowserLock = {
    id: release,
    remotes: {},
    routes: [],
    redirects: [],
    menu: [],
    footer: [],
    slots: {},
    facts: seen(facts, origin),
  };
  return (
    // With its host, as in `//partner.example/visit`: no path of the site reads like that.
    <Router location={`//${location.host}${location.pathname}`} navigator={navigator}>
      <SiteProvider lock={lock} page={null}>
        <div className={groundClass(module)}>{children}</div>
      </SiteProvider>
    </Router>
  );
}
