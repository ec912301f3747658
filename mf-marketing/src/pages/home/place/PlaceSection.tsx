import { Link, useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Lines } from '@riverview/shared-ui/lines';
import { LocationMap } from '../../../components/location-map/LocationMap';
import { place } from '../../../content/home';
import { notes } from '../../../content/notes';
import { Screen, type ScreenPlace } from '../screen/Screen';
import styles from './PlaceSection.module.css';

/** Where the site lies, on the sketch map, and its six points. */
export function PlaceSection({ number, theme }: ScreenPlace) {
  const facts = useFacts();
  return (
    <Screen number={number} theme={theme} className={styles.place}>
      <LocationMap frame="screen" className={styles.map} />
      <div className={styles.copy}>
        <h2 className="display">
          <Lines of={place.title} />
        </h2>
        <p className="lead">
          {place.lead[0]} <br className="desktop-only" />
          {place.lead[1]}
        </p>
        <Link className={classNames(textLinkClass(), styles.link)} to="/LocationEnvironment/intro">
          {place.link}
          <IconArrow />
        </Link>
      </div>
      <div className={styles.foot}>
        <ul className={styles.points}>
          {place.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          ※ {notes.map(facts)} {notes.view}
        </p>
      </div>
    </Screen>
  );
}
