import { useFacts } from '@platform/runtime';
import { Accordion } from '@riverview/shared-ui/accordion';
import { type ReactNode, useState } from 'react';
import { LocationMap } from '../../components/location-map/LocationMap';
import { PremiumSlider } from '../../components/premium-slider/PremiumSlider';
import { overview } from '../../content/business';
import { location } from '../../content/location';
import { notes } from '../../content/notes';
import styles from './OverviewAccordion.module.css';

interface OverviewAccordionProps {
  readonly table: ReactNode;
}

type Panel = 'overview' | 'location' | 'premium';

/** Overview, location with two maps, and the premium slider, one open at a time. */
export function OverviewAccordion({ table }: OverviewAccordionProps) {
  const facts = useFacts();
  const [open, setOpen] = useState<Panel | null>('overview');
  return (
    <Accordion<Panel>
      name="overview"
      heading="h3"
      open={open}
      onOpenChange={setOpen}
      items={[
        { id: 'overview', title: overview.panels.overview, content: <div className={styles.table}>{table}</div> },
        {
          id: 'location',
          title: overview.panels.location,
          content: (
            <div className={styles.maps}>
              <figure>
                <LocationMap className={styles.map} />
                <figcaption>{location.near}</figcaption>
              </figure>
              <figure>
                <LocationMap scale="wide" className={styles.map} />
                <figcaption>{location.wide}</figcaption>
              </figure>
              <p className={styles.note}>※ {notes.map(facts)}</p>
            </div>
          ),
        },
        { id: 'premium', title: overview.panels.premium, content: open === 'premium' && <PremiumSlider /> },
      ]}
    />
  );
}
