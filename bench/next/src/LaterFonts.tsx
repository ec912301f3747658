'use client';

import { useEffect } from 'react';
import { fetchLaterFonts } from '#site/laterFonts.ts';

/** The fonts behind the first screen, once the page is idle. */
export function LaterFonts({ href }: { readonly href: string }) {
  useEffect(() => {
    document.documentElement.dataset.laterFonts = href;
    fetchLaterFonts();
  }, [href]);
  return null;
}
