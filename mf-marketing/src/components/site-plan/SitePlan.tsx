import { useFacts } from '@platform/runtime';
import { useFadeIn } from '@riverview/shared-ui/use-fade-in';
import { useEffect, useRef } from 'react';
import { siteLayout } from '../../content/complex';
import { notes } from '../../content/notes';
import plan from '../../pictures/site-layout.svg';
import styles from './SitePlan.module.css';

/** The plan of the site, faded in once it has loaded, with its caption and, as text, the parts it names. Wider than a phone, where it is moved sideways and begins at its middle. */
export function SitePlan() {
  const facts = useFacts();
  const sheet = useRef<HTMLElement>(null);
  const image = useFadeIn();
  useEffect(() => {
    const element = sheet.current;
    if (element) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
  }, []);
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls needs the focus to be scrolled by keys. */}
      <section ref={sheet} className={styles.sheet} aria-label={siteLayout.pan} tabIndex={0}>
        <img
          ref={image}
          src={plan}
          alt={siteLayout.alt(facts)}
          width={1600}
          height={1200}
          loading="lazy"
          decoding="async"
        />
      </section>
      <figcaption>
        {siteLayout.caption} · {notes.drawing}
        <span className={styles.hint}>{siteLayout.panHint}</span>
      </figcaption>
      <ul className={styles.legend} aria-label={siteLayout.legend}>
        {siteLayout.places.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </figure>
  );
}
