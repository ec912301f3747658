import { Link, useFacts, usePopup } from '@platform/runtime';
import { Button, textLinkClass } from '@riverview/shared-ui/button';
import { IconPlay } from '@riverview/shared-ui/icon';
import { Lines } from '@riverview/shared-ui/lines';
import { Picture } from '@riverview/shared-ui/picture';
import { hero } from '../../../content/home';
import { heroTall } from '../../../pictures/hero-tall';
import { heroWide } from '../../../pictures/hero-wide';
import { Screen, type ScreenPlace } from '../screen/Screen';
import styles from './HeroSection.module.css';

/** The first screen: the towers at dusk, what they are, and the two next steps. */
export function HeroSection({ number, theme }: ScreenPlace) {
  const facts = useFacts();
  const openPopup = usePopup((popup) => popup.open);
  return (
    <Screen number={number} theme={theme} className={styles.hero}>
      <div className={styles.backdrop}>
        <Picture
          className={styles.picture}
          source={heroWide}
          mobileSource={heroTall}
          alt={hero.alt(facts)}
          sizes="100vw"
          priority
        />
      </div>
      <div className={styles.copy}>
        <h2 className={styles.title}>
          <Lines of={hero.title} />
        </h2>
        <p className={styles.lead}>
          <Lines of={hero.lead(facts)} />
        </p>
        <div className={styles.actions}>
          <Button variant="lamp" className={styles.register} onClick={() => openPopup('home-hero')}>
            {hero.register}
          </Button>
          <Link className={textLinkClass({ onDark: true })} to="/Brand/video">
            <IconPlay />
            {hero.film}
          </Link>
        </div>
      </div>
      <dl className={styles.facts}>
        {hero.facts(facts).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Screen>
  );
}
