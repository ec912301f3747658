import { Link, useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconArrow } from '@riverview/shared-ui/icon';
import { Lines } from '@riverview/shared-ui/lines';
import { brandTeaser } from '../../../content/home';
import { Screen, type ScreenPlace } from '../screen/Screen';
import styles from './BrandSection.module.css';

/** The brand line over light on water, and the way to the brand's page. */
export function BrandSection({ number, theme }: ScreenPlace) {
  const facts = useFacts();
  return (
    <Screen number={number} theme={theme} className={styles.brand}>
      <div className={styles.shimmer} aria-hidden="true" />
      <h2 className={styles.title}>
        {brandTeaser.title.map((line, index) => (
          <span key={line}>{index > 0 ? ` ${line}` : line}</span>
        ))}
      </h2>
      <div className={styles.copy}>
        <p className={styles.lead}>
          <Lines of={brandTeaser.lines} />
        </p>
        <p>
          <Lines of={brandTeaser.text(facts)} />
        </p>
        <Link className={textLinkClass()} to="/Brand/intro">
          {brandTeaser.link}
          <IconArrow />
        </Link>
      </div>
    </Screen>
  );
}
