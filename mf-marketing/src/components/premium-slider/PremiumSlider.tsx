import { useFacts } from '@platform/runtime';
import { Picture } from '@riverview/shared-ui/picture';
import { Slider } from '@riverview/shared-ui/slider';
import { notes } from '../../content/notes';
import { premium, premiumPoints, sliderLabels } from '../../content/premium';
import { sceneArrival } from '../../pictures/scene-arrival';
import { sceneArrivalM } from '../../pictures/scene-arrival-m';
import { sceneCommunity } from '../../pictures/scene-community';
import { sceneCommunityM } from '../../pictures/scene-community-m';
import { sceneDistrict } from '../../pictures/scene-district';
import { sceneDistrictM } from '../../pictures/scene-district-m';
import { scenePromenade } from '../../pictures/scene-promenade';
import { scenePromenadeM } from '../../pictures/scene-promenade-m';
import { sceneTowers } from '../../pictures/scene-towers';
import { sceneTowersM } from '../../pictures/scene-towers-m';
import { sceneWindow } from '../../pictures/scene-window';
import { sceneWindowM } from '../../pictures/scene-window-m';
import styles from './PremiumSlider.module.css';

/** Each scene as it lies on a wide screen and as it stands on a phone. */
const pictures = {
  window: [sceneWindow, sceneWindowM],
  towers: [sceneTowers, sceneTowersM],
  district: [sceneDistrict, sceneDistrictM],
  promenade: [scenePromenade, scenePromenadeM],
  arrival: [sceneArrival, sceneArrivalM],
  community: [sceneCommunity, sceneCommunityM],
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
      slides={premiumPoints(facts).map(({ id, title, text, alt }) => {
        const [wide, tall] = pictures[id];
        return {
          id,
          title,
          content: (
            <figure className={styles.slide} data-point={id}>
              <Picture
                className={styles.picture}
                source={wide}
                mobileSource={tall}
                alt={alt}
                sizes="(max-width: 900px) 114vw, 1440px"
              />
              <figcaption>
                <b>{title}</b>
                <span>{text}</span>
                <small>{notes.caption}</small>
              </figcaption>
            </figure>
          ),
        };
      })}
    />
  );
}
