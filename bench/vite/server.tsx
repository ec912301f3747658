import type { PageData } from '@platform/contract';
import { SiteProvider } from '@platform/runtime';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import lock from '#lock';
import { bannerPicture } from '~/shell/src/layout/page-banner/bannerPictures';
import { composeWithBannerPictures } from '~/shell/src/layout/page-banner/useBannerPicture';
import { App } from '../site/App';
import { piecesAt, prepare } from './prepare';

composeWithBannerPictures(bannerPicture);

/** The tags that React hoists, the content of `#root`, and the chunks of one page. */
export async function render(url: string, page: PageData | null) {
  const pieces = await prepare(lock, url);
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={url}>
        <SiteProvider lock={lock} page={page}>
          <App pieces={pieces} />
        </SiteProvider>
      </StaticRouter>
    </StrictMode>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = '';
  prelude.setEncoding('utf8');
  for await (const chunk of prelude) html += chunk;
  const start = html.indexOf('<div id="site"');
  return { head: html.slice(0, start), body: html.slice(start), pieces: piecesAt(lock, url) };
}
