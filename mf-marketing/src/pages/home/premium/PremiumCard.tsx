import { Link } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Lines } from '@riverview/shared-ui/lines';
import { Picture, type PictureSource } from '@riverview/shared-ui/picture';
import { useHydrated } from '@riverview/shared-ui/use-hydrated';
import { useId, useState } from 'react';
import { type PremiumCardContent, premiumWords } from '../../../content/home';
import styles from './PremiumCard.module.css';

interface PremiumCardProps {
  readonly content: PremiumCardContent;
  readonly picture: PictureSource;
  /** Whether it is the wide one of its pair. */
  readonly wide: boolean;
}

/** One premium point on its picture. On a phone a tap shows and hides its text; on a wide screen the text always stands. */
export function PremiumCard({ content, picture, wide }: PremiumCardProps) {
  const { number, title, text, link } = content;
  const [open, setOpen] = useState(number === '01');
  const hydrated = useHydrated();
  const textId = useId();
  return (
    <article className={styles.card} data-open={open || !hydrated} data-number={number}>
      <div className={styles.backdrop}>
        <Picture
          className={styles.picture}
          source={picture}
          alt=""
          sizes={`(max-width: 900px) 100vw, ${wide ? 'max(58vw, 95vh)' : 'max(42vw, 75vh)'}`}
        />
      </div>
      <div className={styles.body}>
        <p className={styles.number}>PREMIUM {number}</p>
        <h3 className={styles.title}>
          <Lines of={title} />
        </h3>
        <button
          className={styles.toggle}
          type="button"
          aria-expanded={open || !hydrated}
          aria-controls={textId}
          onClick={() => setOpen(!open)}
        >
          <span className="sr-only">{premiumWords.toggle(title.join(' '))}</span>
        </button>
        <div className={styles.more} id={textId}>
          <p>
            <Lines of={text} />
          </p>
          <Link className={textLinkClass({ onDark: true })} to={link.path}>
            {link.label}
            <IconArrow />
          </Link>
        </div>
        <p className={styles.note}>{premiumWords.note}</p>
      </div>
    </article>
  );
}
