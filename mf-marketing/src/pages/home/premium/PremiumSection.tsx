import type { PictureSource } from '@riverview/shared-ui/picture';
import type { PremiumCardContent } from '../../../content/home';
import { Screen } from '../screen/Screen';
import { PremiumCard } from './PremiumCard';
import styles from './PremiumSection.module.css';

interface PremiumSectionProps {
  readonly number: number;
  readonly name: string;
  readonly cards: readonly { readonly content: PremiumCardContent; readonly picture: PictureSource }[];
  /** Which of the two cards is the wide one. */
  readonly wide: 'first' | 'second';
}

/** Two premium cards side by side, one wider than the other. */
export function PremiumSection({ number, name, cards, wide }: PremiumSectionProps) {
  return (
    <Screen number={number} theme="dark">
      <h2 className="sr-only">{name}</h2>
      <div className={styles.pair} data-wide={wide}>
        {cards.map(({ content, picture }) => (
          <PremiumCard key={content.number} content={content} picture={picture} />
        ))}
      </div>
    </Screen>
  );
}
