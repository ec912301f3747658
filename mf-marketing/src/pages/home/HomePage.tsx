import { useFacts } from '@platform/runtime';
import { Fragment, useRef } from 'react';
import { homeHeading } from '../../content/home';
import { SectionDots } from './pager/SectionDots';
import { useSectionPager } from './pager/useSectionPager';
import { sections } from './sections';

/** The home page: eight sections, a pager on wide screens and a stack on narrow ones. */
export default function HomePage() {
  const root = useRef<HTMLDivElement>(null);
  const [section, goTo] = useSectionPager(root);

  return (
    <div ref={root}>
      <h1 className="sr-only">{homeHeading(useFacts())}</h1>
      <SectionDots sections={sections} section={section} onGo={goTo} />
      {sections.map(({ name, theme, render }, index) => (
        <Fragment key={name}>{render({ number: index + 1, name, theme })}</Fragment>
      ))}
    </div>
  );
}
