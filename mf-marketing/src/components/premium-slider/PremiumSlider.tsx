import { useFacts } from '@riverview/runtime';
import { Picture } from '@riverview/shared-ui/picture';
import { Slider } from '@riverview/shared-ui/slider';
import { notes } from '../../content/notes';
import { premium, premiumPoints, sliderLabels } from '../../content/premium';
import { sceneArrival } from '../../pictures/scene-arrival';
import { sceneCommunity } from '../../pictures/scene-community';
import { sceneDistrict } from '../../pictures/scene-district';
import { scenePromenade } from '../../pictures/scene-promenade';
import { sceneTowers } from '../../pictures/scene-towers';
import { sceneWindow } from '../../pictures/scene-window';
import styles from './PremiumSlider.module.css';

const pictures = {
  window: sceneWindow,
  towers: sceneTowers,
  district: sceneDistrict,
  promenade: scenePromenade,
  arrival: sceneArrival,
  community: sceneCommunity,
} as const;

interface PremiumSliderProps {
  /** The point that is shown, counted from 0, and who hears of the next; a slider of its own without them. */
  readonly index?: number;
  readonly onIndexChange?: (index: number) => void;
}

/** Six premium points, one every six seconds. */
export function PremiumSlider({ index, onIndexChange }: PremiumSliderProps) {
  const facts = useFacts();
  return (
    <Slider
      label={premium.slider}
      labels={sliderLabels}
      interval={6000}
      index={index}
      onIndexChange={onIndexChange}
      slides={premiumPoints(facts).map(({ id, title, text, alt }) => ({
        id,
        title,
        content: (
          <figure className={styles.slide}>
            <Picture
              className={styles.picture}
              source={pictures[id]}
              alt={alt}
              sizes="(max-width: 900px) 98vw, 1440px"
            />
            <figcaption>
              <b>{title}</b>
              <span>{text}</span>
              <small>{notes.caption}</small>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
