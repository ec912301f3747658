import { useFacts } from '@riverview/runtime';
import { siteLayout } from '../../content/complex';
import { notes } from '../../content/notes';
import sketchMap from '../../pictures/sketch-map.svg';
import styles from './SitePlan.module.css';

/** The plan of the site with its caption. */
export function SitePlan() {
  const facts = useFacts();
  return (
    <figure className={styles.figure}>
      <div className={styles.sheet}>
        <img src={sketchMap} alt={siteLayout.alt(facts)} width={1440} height={900} loading="lazy" decoding="async" />
      </div>
      <figcaption>
        {siteLayout.caption} · {notes.caption}
      </figcaption>
    </figure>
  );
}
