import { usePaper, useSite } from '@platform/runtime';
import { DownloadLink } from '@riverview/shared-ui/download-link';
import { BrochureLink } from '../../components/brochure-link/BrochureLink';
import { GuideSection } from '../../components/guide-section/GuideSection';
import { brochureContent as content } from '../../content/brochure';
import styles from './Brochure.module.css';

/** The whole project to keep on paper, or a type alone. */
export function Brochure() {
  const whole = usePaper('/BusinessGuide/intro');
  const { menu, papers = {} } = useSite().lock;
  if (!whole) return null;
  const types = menu
    .filter(({ id }) => id === 'units')
    .flatMap(({ entries }) => entries)
    .flatMap(({ path, label }) => {
      const paper = papers[path];
      return paper ? [{ ...paper, label: content.type(label) }] : [];
    });
  return (
    <div className={styles.brochure}>
      <GuideSection id="brochure" title={content.heading} lead={content.lead}>
        <p>
          <BrochureLink />
        </p>
        {types.length > 0 && (
          <>
            <h3 className={styles.chosen}>{content.chosen}</h3>
            <ul className={styles.types}>
              {types.map((type) => (
                <li key={type.href}>
                  <DownloadLink {...type} />
                </li>
              ))}
            </ul>
          </>
        )}
      </GuideSection>
    </div>
  );
}
