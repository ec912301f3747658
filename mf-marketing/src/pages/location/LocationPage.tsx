import { Link, useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { riverDay } from '@riverview/site/pictures/river-day';
import { Figure } from '../../components/figure/Figure';
import { LocationMap } from '../../components/location-map/LocationMap';
import { location } from '../../content/location';
import { notes } from '../../content/notes';
import styles from './LocationPage.module.css';
import { MapKey } from './MapKey';
import { PlacesTable } from './PlacesTable';

/** Where the site lies: the map, six cards, and what the owner has to say of the places around. */
export default function LocationPage() {
  const facts = useFacts();
  return (
    <div className="body wrap">
      <PageHead title={location.title} lead={location.lead(facts)} />
      <div className={styles.maps}>
        <figure>
          <LocationMap frame="page" className={styles.map} />
          <figcaption>{location.near}</figcaption>
        </figure>
        <figure>
          <LocationMap scale="wide" frame="page" className={styles.map} />
          <figcaption>{location.wide}</figcaption>
        </figure>
        <div className={styles.key}>
          <MapKey />
          <Note>{notes.map(facts)}</Note>
        </div>
      </div>
      <section className={styles.stories}>
        <h2 className="display display-2">{location.cardsTitle}</h2>
        <ul className={styles.cards}>
          {location.cards.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Figure
        className={styles.river}
        pictureClassName={styles.riverPicture}
        source={riverDay}
        alt={location.pictureAlt}
        sizes="(max-width: 900px) calc(133vw - 53px), 1440px"
      />
      {facts.places.length > 0 && <PlacesTable places={facts.places} />}
      <p className={styles.onward}>
        <Link className={textLinkClass()} to="/LocationEnvironment/primium">
          {location.link}
          <IconArrow />
        </Link>
      </p>
      <Note>
        {notes.view} {notes.picture} {notes.staged} {notes.surroundings}
      </Note>
    </div>
  );
}
