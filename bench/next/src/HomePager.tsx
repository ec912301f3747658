'use client';

import { type ReactNode, useRef } from 'react';
import { SectionDots } from '#site/mf-marketing/src/pages/home/pager/SectionDots.tsx';
import { useSectionPager } from '#site/mf-marketing/src/pages/home/pager/useSectionPager.ts';

interface HomePagerProps {
  readonly heading: string;
  readonly sections: any;
  readonly children: ReactNode;
}

/** What of the home page needs the browser; its sections are rendered on the server. */
export function HomePager({ heading, sections, children }: HomePagerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [section, goTo] = useSectionPager(root);
  return (
    <div ref={root}>
      <h1 className="sr-only">{heading}</h1>
      <SectionDots sections={sections} section={section} onGo={goTo} />
      {children}
    </div>
  );
}
