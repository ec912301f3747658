import { Link, useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { useRef, useState } from 'react';
import { PremiumSlider } from '../../components/premium-slider/PremiumSlider';
import { notes } from '../../content/notes';
import { premium, premiumPoints } from '../../content/premium';
import styles from './PremiumPage.module.css';

/** The six premium points: as pictures one after the other, and as words that call their picture. */
export default function PremiumPage() {
  const facts = useFacts();
  const [index, setIndex] = useState(0);
  const pictures = useRef<HTMLDivElement>(null);
  const show = (chosen: number) => {
    setIndex(chosen);
    pictures.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="body wrap">
      <PageHead title={premium.title} lead={premium.lead} />
      <div ref={pictures} className={styles.slider}>
        <PremiumSlider index={index} onIndexChange={setIndex} />
      </div>
      <section className={styles.points}>
        <h2 className="sr-only">{premium.listTitle}</h2>
        <ol>
          {premiumPoints(facts).map(({ id, title, text }, position) => (
            <li key={id} data-current={position === index}>
              <h3>
                <button type="button" aria-current={position === index} onClick={() => show(position)}>
                  {title}
                </button>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <p className={styles.onward}>
        <Link className={textLinkClass()} to="/LocationEnvironment/intro">
          {premium.link}
          <IconArrow />
        </Link>
      </p>
      <Note>
        {notes.view} {notes.picture} {notes.staged} {notes.surroundings}
      </Note>
    </div>
  );
}
