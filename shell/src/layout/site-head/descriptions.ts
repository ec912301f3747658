import type { BrowserRoute } from '@platform/contract';
import { useLocation, useSite } from '@platform/runtime';
import { useEffect } from 'react';
import { create } from 'zustand';

interface Descriptions {
  /** By path of the route; `null` before they are there. */
  readonly byPath: Readonly<Record<string, string>> | null;
  readonly asked: boolean;
}

/** The descriptions of all routes. */
export const useDescriptions = create<Descriptions>(() => ({ byPath: null, asked: false }));

/**
 * Fetches the descriptions of the routes that a visitor may go to, once. Without them a page that was navigated to has none:
 * search engines and chats, which alone read them, get every page as its own document.
 */
export async function fetchDescriptions(address: string | undefined): Promise<void> {
  if (!address || useDescriptions.getState().asked) return;
  useDescriptions.setState({ asked: true });
  // Where they can not be had, the next navigation asks again.
  const answer = await fetch(address).catch(() => null);
  if (answer?.ok) useDescriptions.setState({ byPath: (await answer.json()) as Descriptions['byPath'] });
  else useDescriptions.setState({ asked: false });
}

/** What the document that was opened says of itself. A page that is gone to is another. */
const opened =
  typeof document === 'undefined'
    ? null
    : {
        path: location.pathname,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      };

/** The description of a route that does not carry its own: the opened document's, or the fetched one once it is there. */
export function useDescription(route: BrowserRoute | null): string | undefined {
  const { descriptions: address } = useSite().lock;
  const { pathname } = useLocation();
  const own = opened?.path === pathname ? opened.description : undefined;
  const missing = route !== null && route.description === undefined && own === undefined;
  useEffect(() => {
    if (missing) void fetchDescriptions(address);
  }, [missing, address]);
  return useDescriptions(({ byPath }) => (route ? (byPath?.[route.path] ?? own) : undefined));
}
