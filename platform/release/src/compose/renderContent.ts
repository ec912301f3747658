import { setImmediate } from 'node:timers/promises';
import type { Composition } from './composition';
import { browserLock, ownRoute } from './makeLock';
import { type PageContent, readContent } from './pageContent';
import type { GivenPage } from './reuse';

/** A page's content, and what is to be kept of it for the next composition: `null` where that must render it again. */
export interface RenderedContent {
  readonly content: PageContent;
  readonly kept: string | null;
  readonly isRepeatable: boolean;
}

/** Whether the shell says of a page that its HTML is all of it (`markStill`): its scripts are fetched for no visitor of it. */
const isStill = (body: string): boolean => /<div id="page"[^>]*><!--\$--><div data-still="">/.test(body);

/** Has the shell render a page, and reads it. */
export async function renderContent(
  { lock, shell, bundles, fonts, reuse }: Composition,
  given: GivenPage,
): Promise<RenderedContent> {
  const pieces = new Set<string>();
  const waiting = new Set<string>();
  const { head, body, read, isRepeatable } = await shell.render({
    url: given.url,
    lock: browserLock(lock),
    own: ownRoute(lock, given.route),
    page: given.page,
    loadPiece: async (module, expose, _attempt, when) => {
      pieces.add(`${module}/${expose}`);
      if (when === 'seen') waiting.add(`${module}/${expose}`);
      const get = bundles[module]?.exposes[`./${expose}`];
      if (!get)
        throw new Error(
          `There is no piece ${module}/${expose}. Correct its name, or publish the module that exposes it.`,
        );
      return get();
    },
  });
  if (given.route && isStill(body)) waiting.add(`${given.route.remote}/${given.route.expose.slice(2)}`);
  await setImmediate();
  const words = readContent({ head, body }, fonts.headlines);
  const content = { head, body, pieces: [...pieces], waiting: [...waiting], ...words };
  return { content, isRepeatable, kept: reuse && isRepeatable ? reuse.keep(given, content, read) : null };
}
