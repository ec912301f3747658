import { useFacts } from '@platform/runtime';
import { type PremiumCardId, premiumCards } from '../../../content/home';
import { Screen, type ScreenPlace } from '../screen/Screen';
import { PremiumCard } from './PremiumCard';
import styles from './PremiumSection.module.css';
import { premiumPictures } from './premiumPictures';

interface PremiumSectionProps extends ScreenPlace {
  readonly cards: readonly [PremiumCardId, PremiumCardId];
  /** Which of the two cards is the wide one. */
  readonly wide: 'first' | 'second';
}

/** Two premium cards side by side, one wider than the other. */
export function PremiumSection({ number, theme, name, cards, wide }: PremiumSectionProps) {
  const content = premiumCards(useFacts());
  return (
    <Screen number={number} theme={theme}>
      <h2 className="sr-only">{name}</h2>
      <div className={styles.pair} data-wide={wide}>
        {cards.map((id, index) => (
          <PremiumCard
            key={id}
            content={content[id]}
            picture={premiumPictures[id]}
            wide={(wide === 'first') === (index === 0)}
          />
        ))}
      </div>
    </Screen>
  );
}
