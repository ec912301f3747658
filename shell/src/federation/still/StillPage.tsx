import type { BrowserLock } from '@platform/contract';
import { useNavigate, useSite } from '@platform/runtime';
import { useEffect, useRef } from 'react';
import { routeBehind } from '../routeBehind';

/** The link to another page of the site that a click follows; `null` where the browser does what is to be done. */
function linkOf(event: MouseEvent, routes: BrowserLock['routes']): HTMLAnchorElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = (target as Element).closest('a');
  if (!link || button || metaKey || ctrlKey || shiftKey || altKey || link.hasAttribute('download')) return null;
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
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    const follow = (event: MouseEvent) => {
      const link = linkOf(event, routes);
      if (!link) return;
      event.preventDefault();
      const { pathname, search, hash } = link;
      void navigate({ pathname, search, hash }, { replace: link.href === location.href });
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [navigate, routes]);

  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the composer wrote here; React is to leave it as it is
    <div ref={place} data-still="" dangerouslySetInnerHTML={html} suppressHydrationWarning />
  );
}
