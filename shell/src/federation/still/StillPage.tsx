import type { BrowserLock } from '@platform/contract';
import { useNavigate, useSite } from '@platform/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { routeBehind } from '../routeBehind';
import { keepStillPage } from './keptPage';

/** The link to another page of the site that a click follows; `null` where the browser does what is to be done. */
function linkOf(event: MouseEvent, routes: BrowserLock['routes']): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (event.defaultPrevented || event.button || !link || link.hasAttribute('download')) return null;
  if (event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return null;
  const isHere = link.pathname + link.search === location.pathname + location.search;
  return (isHere && link.hash) || !routeBehind(link, routes) ? null : link;
}

interface StillPageProps {
  readonly html: { readonly __html: string };
}

/** A page that does nothing that HTML does not do by itself. Its code is not there: its links are followed for it. */
export function StillPage({ html }: StillPageProps) {
  const navigate = useNavigate();
  const { routes } = useSite().lock;
  // Who turns back before the next page is there is still on this one, which has its HTML.
  const [own] = useState(html);
  const holder = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = holder.current;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event, routes);
      if (!link) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, routes]);
  useLayoutEffect(() => {
    const element = holder.current;
    return () => keepStillPage(element);
  }, []);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the composer wrote here; React is to leave it as it is
    <div ref={holder} data-still="" dangerouslySetInnerHTML={own} suppressHydrationWarning />
  );
}
