import { Picture } from '@riverview/shared-ui/picture';
import { modelHouseContent } from '../../content/modelHouse';
import { tourLabels } from '../../content/unitTypes';
import { stillsOf } from '../../tour/stills';
import styles from './StillGallery.module.css';

/** The rooms of the walk in still pictures, there for everyone, scripts or not. */
export function StillGallery() {
  return tourLabels
    .filter((label) => stillsOf(label).length > 0)
    .map((label) => (
      <section key={label} className="body wrap">
        <h2 className="display display-2">{modelHouseContent.stills}</h2>
        <p className="lead">{modelHouseContent.stillsLead(label)}</p>
        <ul className={styles.gallery}>
          {stillsOf(label).map(({ source, caption }) => (
            <li key={caption}>
              <figure>
                <Picture
                  source={source}
                  alt={`${label} ${caption}`}
                  sizes="(max-width: 900px) calc(100vw - 40px), 45vw"
                  className={styles.picture}
                />
                <figcaption className={styles.caption}>{caption}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </section>
    ));
}
