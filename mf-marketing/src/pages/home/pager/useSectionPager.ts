import { type RefObject, useEffect, useRef, useState } from 'react';
import { type SectionPager, startSectionPager } from './startSectionPager';

/**
 * Runs the pager over the sections inside `root`.
 * @returns The section in view, 1 to 8 and 8.5 for the footer, and the way to another, counted from 0.
 */
export function useSectionPager(root: RefObject<HTMLElement | null>): readonly [number, (index: number) => void] {
  const [section, setSection] = useState(1);
  const pager = useRef<SectionPager>(null);

  useEffect(() => {
    if (!root.current) return;
    const running = startSectionPager(root.current, setSection);
    pager.current = running;
    return running.stop;
  }, [root]);

  return [section, (index) => pager.current?.go(index)];
}
