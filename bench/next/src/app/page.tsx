import { Fragment } from 'react';
import lock from '#lock';
import { homeHeading } from '#site/mf-marketing/src/content/home.ts';
import { sections } from '#site/mf-marketing/src/pages/home/sections.tsx';
import { HomePager } from '../HomePager';
import { metadataOf, SitePage } from '../SitePage';

export const metadata = metadataOf('/');

export default function Page() {
  return (
    <SitePage path="/">
      <HomePager
        heading={homeHeading(lock.facts as any)}
        sections={sections.map(({ name, theme }) => ({ name, theme }))}
      >
        {sections.map(({ name, theme, render }, index) => (
          <Fragment key={name}>{render({ number: index + 1, name, theme })}</Fragment>
        ))}
      </HomePager>
    </SitePage>
  );
}
