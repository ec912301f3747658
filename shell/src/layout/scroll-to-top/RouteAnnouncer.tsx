import { useLocation } from '@platform/runtime';
import { useEffect, useState } from 'react';

interface RouteAnnouncerProps {
  readonly title: string;
  /** Of the title, where it is not the site's. */
  readonly language?: string | undefined;
}

/** Tells a screen reader, politely, which page a link has led to. Silent on the first load, which the browser announces. */
export function RouteAnnouncer({ title, language }: RouteAnnouncerProps) {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const [moved, setMoved] = useState(false);

  useEffect(() => {
    if (pathname !== first) setMoved(true);
  }, [pathname, first]);

  return (
    <p className="sr-only" role="status" {...(language && { lang: language })}>
      {moved && title}
    </p>
  );
}
