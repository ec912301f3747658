import { prerender } from 'react-dom/static';
import { Gallery } from './Gallery';

/** The gallery as HTML, with what React wants in the head. */
export async function renderGallery(styles: readonly string[], scripts: readonly string[]): Promise<string> {
  const { prelude } = await prerender(
    <html lang="ko">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>Components</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>
        <div id="root">
          <Gallery />
        </div>
      </body>
    </html>,
  );
  return new Response(prelude).text();
}
