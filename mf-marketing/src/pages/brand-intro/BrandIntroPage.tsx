import { Link, useFacts } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { Lines } from '@riverview/shared-ui/lines';
import { Note } from '@riverview/shared-ui/note';
import { Picture } from '@riverview/shared-ui/picture';
import { hero } from '@riverview/site/pictures/hero';
import { Figure } from '../../components/figure/Figure';
import { brandIntro } from '../../content/brand';
import { notes } from '../../content/notes';
import { brandBreath } from '../../pictures/brand-breath';
import { brandBreeze } from '../../pictures/brand-breeze';
import { brandWave } from '../../pictures/brand-wave';
import styles from './BrandIntroPage.module.css';
import { useDelayed } from './useDelayed';
import { useScrolledBeyond } from './useScrolledBeyond';

/** When the text box turns active, ms after the page has come. */
const textDelay = 500;
/** How far the page is scrolled when the picture shows, px. */
const pictureOffset = 200;

const strandPictures = [brandWave, brandBreeze, brandBreath] as const;

/** What the brand means: the line, the river it comes from, and its three strands. */
export default function BrandIntroPage() {
  const facts = useFacts();
  const textActive = useDelayed(textDelay);
  const pictureShown = useScrolledBeyond(pictureOffset);
  const { strands, closing } = brandIntro;
  return (
    <>
      <section className={classNames('body wrap', styles.intro)}>
        <h2 className={styles.title}>
          <Lines of={brandIntro.title} />
        </h2>
        <div className={styles.text} data-active={textActive}>
          <p className={styles.lead}>{brandIntro.lead}</p>
          {brandIntro.text(facts).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <div className={styles.river} data-shown={pictureShown}>
        <Picture
          className={styles.riverPicture}
          source={hero}
          alt={brandIntro.pictureAlt}
          sizes="(max-width: 900px) max(116vw, 39rem), 108vw"
        />
      </div>
      <section className="body wrap">
        <h2 className="sr-only">{brandIntro.strandsTitle}</h2>
        <ol className={styles.strands}>
          {strands.map(({ name, lead, text, alt }, index) => (
            <li key={name}>
              <Figure
                source={strandPictures[index] ?? brandWave}
                alt={alt}
                sizes="(max-width: 900px) 90vw, 33vw"
                pictureClassName={styles.strandPicture}
              />
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.strandLead}>{lead}</p>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <Note>{notes.picture}</Note>
      </section>
      <section className={styles.closing}>
        <div className={classNames('wrap', styles.closingRow)}>
          <h2 className="display display-2">
            <Lines of={closing.title} />
          </h2>
          <div className={styles.actions}>
            <Link className={buttonClass('main')} to="/Brand/video">
              {closing.film}
            </Link>
            <Link className={buttonClass('line')} to="/FloorPlan/59A">
              {closing.units}
            </Link>
          </div>
        </div>
      </section>
    </>
  );
}
