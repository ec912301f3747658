import { useEffect, useState } from 'react';

/**
 * Whether the page has been scrolled further than `offset` pixels since it came. Stays `true` afterwards, and is
 * `null` until scripts run, so that prerendered HTML can show what would wait for it.
 */
export function useScrolledBeyond(offset: number): boolean | null {
  const [beyond, setBeyond] = useState<boolean | null>(null);
  useEffect(() => {
    const look = () => setBeyond((before) => before === true || window.scrollY > offset);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [offset]);
  return beyond;
}
