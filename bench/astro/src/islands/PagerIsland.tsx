import { useRef } from 'react';
import { SectionDots } from '#site/mf-marketing/src/pages/home/pager/SectionDots.tsx';
import { useSectionPager } from '#site/mf-marketing/src/pages/home/pager/useSectionPager.ts';

export default function PagerIsland({ sections }: { readonly sections: any }) {
  const root = useRef<HTMLElement>(null);
  if (typeof document !== 'undefined') root.current = document.getElementById('page');
  const [section, goTo] = useSectionPager(root);
  return <SectionDots sections={sections} section={section} onGo={goTo} />;
}
