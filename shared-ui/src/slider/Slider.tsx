import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { IconArrow, IconArrowLeft, IconPause, IconPlay } from '../icon';
import { useSwipe } from '../use-swipe';
import styles from './Slider.module.css';
import { useAutoAdvance } from './useAutoAdvance';

export interface Slide {
  readonly id: string;
  readonly content: ReactNode;
  /** Spoken after the position when a visitor moves here: the slide's title. */
  readonly title?: string;
}

export interface SliderLabels {
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  /** Where a slide stands, counted from 1: `6개 중 2번째`. */
  readonly slide: (position: number, count: number) => string;
}

export interface SliderProps {
  /** What the slides show, for screen readers. */
  readonly label: string;
  readonly labels: SliderLabels;
  readonly slides: readonly Slide[];
  /** How long one slide stands before the next comes by itself, ms. Default 6000. */
  readonly interval?: number | undefined;
  /** The slide that is shown, counted from 0, where the caller keeps it. Default: the slider keeps it itself. */
  readonly index?: number | undefined;
  /** Hears of every slide that comes, by itself or by hand. */
  readonly onIndexChange?: ((index: number) => void) | undefined;
  readonly onDark?: boolean | undefined;
  readonly className?: string | undefined;
  /** For the box the slides lie in, all in one cell. */
  readonly stageClassName?: string | undefined;
}

/**
 * Slides that advance by themselves and go round. They stand still under the pointer, under keyboard focus, in a hidden
 * tab, where motion is unwanted, and when told to pause. Without JavaScript they stand one below the other.
 */
export function Slider({
  label,
  labels,
  slides,
  interval = 6000,
  index: given,
  onIndexChange,
  onDark = false,
  className,
  stageClassName,
}: SliderProps) {
  const [own, setOwn] = useState(0);
  const index = given ?? own;
  const [before, setBefore] = useState(index);
  const [direction, setDirection] = useState<'none' | 'forward' | 'back'>('none');
  const [announced, setAnnounced] = useState('');
  const stageId = useId();
  const count = slides.length;

  if (before !== index) {
    setBefore(index);
    setDirection((index - before + count) % count <= count / 2 ? 'forward' : 'back');
  }

  const move = (step: 1 | -1): number => {
    const target = (index + step + count) % count;
    setOwn(target);
    onIndexChange?.(target);
    return target;
  };
  const moveByHand = (step: 1 | -1) => {
    const target = move(step);
    setAnnounced([labels.slide(target + 1, count), slides[target]?.title].filter(Boolean).join(', '));
  };

  const auto = useAutoAdvance({ interval, index, enabled: count > 1, onAdvance: () => move(1) });
  const swipe = useSwipe({ enabled: count > 1, onSwipe: (way) => moveByHand(way === 'left' ? 1 : -1) });

  return (
    <section
      className={classNames(styles.slider, onDark && styles.onDark, className)}
      aria-label={label}
      {...auto.handlers}
    >
      <div id={stageId} className={classNames(styles.stage, stageClassName)} data-direction={direction} {...swipe}>
        {slides.map(({ id, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
          <div
            key={id}
            className={styles.slide}
            role="group"
            aria-label={labels.slide(position + 1, count)}
            data-current={position === index}
            data-far={stepsBetween(position, index, count) > 1}
          >
            {content}
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {announced}
      </p>
      {count > 1 && (
        <div className={styles.bar}>
          <p className={styles.counter} aria-hidden="true">
            <b>{index + 1}</b> / {count}
          </p>
          <div className={styles.track} aria-hidden="true">
            {slides.map(({ id }, position) => (
              <i key={id} data-current={position === index} />
            ))}
          </div>
          <div className={styles.controls}>
            <IconButton label={auto.playing ? labels.pause : labels.play} onDark={onDark} onClick={auto.toggle}>
              {auto.playing ? <IconPause /> : <IconPlay />}
            </IconButton>
            <IconButton label={labels.previous} aria-controls={stageId} onDark={onDark} onClick={() => moveByHand(-1)}>
              <IconArrowLeft />
            </IconButton>
            <IconButton label={labels.next} aria-controls={stageId} onDark={onDark} onClick={() => moveByHand(1)}>
              <IconArrow />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}

/** Steps from one slide to another, the shorter way round. */
function stepsBetween(a: number, b: number, count: number): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, count - steps);
}
