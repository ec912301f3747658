import type { BrowserLock, PageData } from '@platform/contract';
import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { PiecesContext } from './federation/PiecesContext';
import type { PieceLoader } from './federation/pieces';
import { composedPieces } from './federation/still/composedPieces';
import { markStill } from './federation/still/markStill';
import { Stillness } from './federation/still/Stillness';
import { watchedPackages } from './federation/still/watchedPackages';
import { icons } from './icons/icons';
import { bannerPicture } from './layout/page-banner/bannerPictures';
import { composeWithBannerPictures } from './layout/page-banner/useBannerPicture';
import './styles';

composeWithBannerPictures(bannerPicture);

/** The packages that modules' server bundles take from the shell, by request. */
export const shared: Readonly<Record<string, unknown>> = watchedPackages;

/** What every document links besides its own pieces. */
export const documentAssets = { icons };

interface RenderOptions {
  readonly url: string;
  readonly lock: BrowserLock;
  readonly page: PageData | null;
  readonly loadPiece: PieceLoader;
}

/** Renders one page. `head` holds the tags that React hoists, `body` the content of `#root`. Throws what a page throws. */
export async function render({ url, lock, page, loadPiece }: RenderOptions): Promise<{ head: string; body: string }> {
  const errors: unknown[] = [];
  const stillness = new Stillness();
  const load: PieceLoader = (module, ...rest) => {
    // What other tools built may bring its own ways of making elements.
    if (lock.remotes[module]?.manifest) stillness.end();
    return loadPiece(module, ...rest);
  };
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={url}>
        <SiteProvider lock={lock} page={page}>
          <PiecesContext value={composedPieces(load, stillness)}>
            <App />
          </PiecesContext>
        </SiteProvider>
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => {
        errors.push(error);
      },
      // Otherwise React hides a large page behind an inline script that reveals it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  let html = '';
  prelude.setEncoding('utf8');
  for await (const chunk of prelude) html += chunk;
  if (errors.length) throw errors[0];
  const start = html.indexOf('<div id="site"');
  if (start < 0) throw new Error('The layout must render one element <div id="site"> around everything.');
  const body = html.slice(start);
  return { head: html.slice(0, start), body: stillness.isStill ? markStill(body) : body };
}
