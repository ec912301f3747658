import type { Contact } from 'art/contactSheet';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { ContactSheet } from './contact-sheet/ContactSheet';
import { Gallery } from './Gallery';
import { PieceGallery } from './pieces/PieceGallery';

interface Rendered {
  /** Preloads, for the head. */
  readonly head: string;
  readonly body: string;
}

/** Renders the gallery as the browser will hydrate it: from the same root, so that ids agree. */
export const renderGallery = () => render(<Gallery />);

/** Renders the pieces of all modules in their states. */
export const renderPieces = () => render(<PieceGallery />);

/** Renders the sheet of all pictures, which stays a document. */
export const renderContactSheet = (contacts: readonly Contact[]) => render(<ContactSheet contacts={contacts} />);

async function render(page: ReactNode): Promise<Rendered> {
  const { prelude } = await prerender(page);
  const html = await new Response(prelude).text();
  const head = /^(<link [^>]*>)*/.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}
