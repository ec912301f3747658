import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { modelHouseContent } from '../../content/modelHouse';
import { tourLabels } from '../../content/unitTypes';
import { stillsOf } from '../../tour/stills';
import styles from './StillGallery.module.css';

/** The rooms of both types in still pictures, there for everyone, scripts or not. */
export function StillGallery() {
  return (
    <section className="body wrap">
      <h2 className="display display-2">{modelHouseContent.stills}</h2>
      <div className={styles.head}>
        <p className="lead">{modelHouseContent.stillsLead}</p>
        <Link to="/FloorPlan/videos" className={textLinkClass()}>
          {modelHouseContent.toFilms}
          <IconArrow />
        </Link>
      </div>
      {tourLabels.map((label) => (
        <ul key={label} className={styles.gallery} aria-label={modelHouseContent.stillsOf(label)}>
          {stillsOf(label).map(({ source, caption, alt }, index, { length }) => (
            <li key={caption}>
              <figure>
                <Picture
                  source={source}
                  alt={alt}
                  sizes={
                    index === 0 && length % 2 === 1
                      ? '(max-width: 900px) calc(100vw - 40px), min(100vw - 80px, 1440px)'
                      : '(max-width: 900px) calc(100vw - 40px), 48vw'
                  }
                  className={styles.picture}
                />
                <figcaption className={styles.caption}>{modelHouseContent.roomOf(label, caption)}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}
