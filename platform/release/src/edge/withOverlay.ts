import { bytesOf, textOf } from '../store/bytes';
import type { ServedFile } from './answerFile';

/** A page with one script more, at its end. */
export function withOverlay(page: ServedFile, overlay: string | null): ServedFile {
  if (!overlay || !page.name.endsWith('.html')) return page;
  const tag = `<script type="module" src="${overlay}"></script>`;
  const bytes = bytesOf(textOf(page.bytes).replace(/<\/body>\n<\/html>\n?$/, (end) => `${tag}\n${end}`));
  return { ...page, bytes, etag: page.etag.replace(/"$/, '-overlay"') };
}
