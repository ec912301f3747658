import { useFacts } from '@platform/runtime';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';
import { Fragment, useRef, useState } from 'react';
import { homeHeading } from '../../content/home';
import { SectionDots } from './pager/SectionDots';
import { useSectionPager } from './pager/useSectionPager';
import { sections } from './sections';

/** The home page: eight sections, a pager on wide screens and a stack on narrow ones. */
export default function HomePage() {
  const root = useRef<HTMLDivElement>(null);
  const [section, goTo] = useSectionPager(root);
  // Back from another page, the visitor returns to a place: every section has to be as high as it is.
  const [returned] = useState(useHydrated());

  return (
    <div ref={root} data-returned={returned || undefined}>
      <h1 className="sr-only">{homeHeading(useFacts())}</h1>
      <SectionDots sections={sections} section={section} onGo={goTo} />
      {sections.map(({ name, theme, render }, index) => (
        <Fragment key={name}>{render({ number: index + 1, name, theme })}</Fragment>
      ))}
    </div>
  );
}
