import { useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { mapLegend } from '../../content/map';
import { notes } from '../../content/notes';
import styles from './MapKey.module.css';

type Sign = (typeof mapLegend.items)[number]['id'];

/** What the marks of the maps mean, and the ways to the maps of others. */
export function MapKey() {
  const facts = useFacts();
  return (
    <div className={styles.key}>
      <section>
        <h2 className="sr-only">{mapLegend.title}</h2>
        <ul className={styles.items}>
          {mapLegend.items.map(({ id, name }) => (
            <li key={id}>
              <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true" className={styles[id]}>
                <path d={signs[id]} />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.directions}>
        <h2 className="sr-only">{mapLegend.directionsTitle}</h2>
        <p className={styles.links}>
          {mapLegend.directions.map(({ name, href }) => (
            <a key={name} className={textLinkClass()} href={href(facts)} target="_blank" rel="noreferrer">
              {name}
              <span className="sr-only"> {notes.newTab}</span>
              <IconArrow />
            </a>
          ))}
        </p>
        <p className={styles.note}>{mapLegend.directionsNote(facts)}</p>
      </section>
    </div>
  );
}

/** The marks as the maps draw them, in a box of 22 by 14. */
const signs: Readonly<Record<Sign, string>> = {
  site: 'M3 2H19V12H3Z',
  metro: 'M0 7H7M15 7H22M11 3a4 4 0 1 1 -.01 0Z',
  school: 'M11 2a5 5 0 1 1 -.01 0Z',
  office: 'M6 2H16V12H6Z',
  park: 'M2 3Q11 -1 20 3V11Q11 15 2 11Z',
  path: 'M0 7H22',
};
