import { Link, useFacts, usePopup } from '@platform/runtime';
import { buttonClass, textLinkClass } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { IconArrow, IconPlay } from '@riverview/shared-ui/icon';
import { Lines } from '@riverview/shared-ui/lines';
import { LinkButton } from '@riverview/shared-ui/link-button';
import { Picture } from '@riverview/shared-ui/picture';
import { hero as wide } from '@riverview/site/pictures/hero';
import { heroM as tall } from '@riverview/site/pictures/hero-m';
import { hero } from '../../../content/home';
import { notes } from '../../../content/notes';
import { salesSteps } from '../../../content/salesSteps';
import { Screen, type ScreenPlace } from '../screen/Screen';
import styles from './HeroSection.module.css';

/** The first screen: the towers at dusk, what they are, the two next steps and, in the water, the facts and what comes when. */
export function HeroSection({ number, theme }: ScreenPlace) {
  const facts = useFacts();
  const steps = salesSteps(facts);
  const next = steps.find(({ date }) => date === null);
  const openPopup = usePopup((popup) => popup.open);
  return (
    <Screen number={number} theme={theme} className={styles.hero}>
      <div className={styles.backdrop}>
        <Picture
          className={styles.picture}
          source={wide}
          mobileSource={tall}
          alt={hero.alt(facts)}
          sizes="(max-width: 900px) 100vw, max(100vw, 189vh)"
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
          <LinkButton
            className={classNames(buttonClass('lamp'), styles.register)}
            href={`/${facts.slug}/customer`}
            onPress={() => openPopup('home-hero')}
          >
            {hero.register}
          </LinkButton>
          <Link className={textLinkClass({ onDark: true })} to="/Brand/video">
            <IconPlay />
            {hero.film}
          </Link>
        </div>
      </div>
      <div className={styles.water}>
        <p className={styles.mark}>{hero.mark}</p>
        <dl className={styles.facts}>
          {hero.facts(facts).map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Link className={styles.schedule} to="/BusinessGuide/plan">
          <b>{hero.schedule}</b>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step.title}>
                {step.title} {step === next ? notes.later : step.date}
              </li>
            ))}
          </ol>
          <IconArrow />
        </Link>
      </div>
    </Screen>
  );
}
