import { Link } from '@platform/runtime';
import { Accordion } from '@riverview/shared-ui/accordion';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { living84A } from '@riverview/site/pictures/living-84A';
import { useState } from 'react';
import { Figure } from '../../components/figure/Figure';
import { SitePlan } from '../../components/site-plan/SitePlan';
import { community, siteLayout } from '../../content/complex';
import { specialPlan } from '../../content/home';
import { communityCafe } from '../../pictures/community-cafe';
import styles from './ComplexAccordion.module.css';

type Panel = 'layout' | 'design' | 'community';

/** Site layout, special design and community, each with its picture, one open at a time. */
export function ComplexAccordion() {
  const [open, setOpen] = useState<Panel | null>('layout');
  const { panels, more, parts } = siteLayout;
  return (
    <Accordion<Panel>
      name="complex"
      heading="h3"
      open={open}
      onOpenChange={setOpen}
      items={[
        {
          id: 'layout',
          title: panels.layout,
          content: (
            <div className={styles.panel}>
              <SitePlan />
              <ul className={styles.list}>
                {parts.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          ),
        },
        {
          id: 'design',
          title: panels.design,
          content: (
            <div className={styles.panel}>
              <Figure source={living84A} alt={specialPlan.alt} sizes="118vw" pictureClassName={styles.picture} />
              <ul className={styles.list}>
                {specialPlan.ideas.map(({ title, text }) => (
                  <li key={title}>
                    <b>{title}</b>
                    <p>{text}</p>
                  </li>
                ))}
              </ul>
              <Link className={textLinkClass()} to="/FloorPlan/59A">
                {more.design}
                <IconArrow />
              </Link>
            </div>
          ),
        },
        {
          id: 'community',
          title: panels.community,
          content: (
            <div className={styles.panel}>
              <Figure
                source={communityCafe}
                alt={community.rooms[4].alt}
                sizes="100vw"
                pictureClassName={styles.picture}
              />
              <p>{community.lead}</p>
              <p className={styles.rooms}>{community.rooms.map(({ name }) => name).join(' · ')}</p>
              <Link className={textLinkClass()} to="/ComplexGuide/community">
                {more.community}
                <IconArrow />
              </Link>
            </div>
          ),
        },
      ]}
    />
  );
}
