import { prerender } from 'react-dom/static';
import { Gallery } from './Gallery';

interface Rendered {
  /** Preloads, for the head. */
  readonly head: string;
  readonly body: string;
}

/** Renders the gallery as the browser will hydrate it: from the same root, so that ids agree. */
export async function renderGallery(): Promise<Rendered> {
  const { prelude } = await prerender(<Gallery />);
  const html = await new Response(prelude).text();
  const head = /^(<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
