import type { ReactNode } from 'react';
import { useId } from 'react';
import { Cafe } from './Cafe';
import { Daycare } from './Daycare';
import { Fitness } from './Fitness';
import { Golf } from './Golf';
import { Guesthouse } from './Guesthouse';
import { Reading } from './Reading';
import styles from './RoomSketch.module.css';

const furniture = {
  fitness: <Fitness />,
  golf: <Golf />,
  reading: <Reading />,
  daycare: <Daycare />,
  cafe: <Cafe />,
  guesthouse: <Guesthouse />,
} as const satisfies Record<string, ReactNode>;

interface RoomSketchProps {
  readonly room: keyof typeof furniture;
  /** What the sketch shows. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** A room as a line drawing before its picture is made: the same window on the same river, and what stands in front of it. */
export function RoomSketch({ room, label, className }: RoomSketchProps) {
  const sky = useId();
  return (
    <svg className={className} viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice" role="img" aria-label={label}>
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className={styles.skyHigh} />
          <stop offset="0.55" className={styles.skyMiddle} />
          <stop offset="1" className={styles.skyLow} />
        </linearGradient>
      </defs>
      <rect className={styles.wall} width="800" height="600" />
      <rect className={styles.floor} y="470" width="800" height="130" />
      <rect x="60" y="84" width="680" height="306" fill={`url(#${sky})`} />
      <path className={styles.hills} d="M60 306C130 268 190 296 262 288S380 256 470 282 640 262 740 292V326H60Z" />
      <path className={styles.water} d="M60 326H740V390H60Z" />
      <path
        className={styles.light}
        d="M300 336h44M312 344h30M296 353h40M318 362h24M306 372h36M322 381h18M420 338h30M428 348h20M416 358h28M432 369h14M516 340h18M520 352h12M512 364h20"
      />
      <path className={styles.line} d="M60 84H740V390H60ZM230 84V390M400 84V390M570 84V390M0 470H800" />
      <path className={styles.lamp} d="M120 40H680V45H120Z" />
      <g className={styles.line}>{furniture[room]}</g>
    </svg>
  );
}
