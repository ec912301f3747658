import { useRef } from 'react';
import { useInheritedFocus } from '../../components/focus/useInheritedFocus';
import { hostedAddress } from '../../films/hostedAddress';
import styles from './FilmStage.module.css';

interface FilmFrameProps {
  readonly title: string;
  /** The film in its owner's player, from the facts file. */
  readonly hosted: string;
}

/** A hosted film that plays at once. */
export function FilmFrame({ title, hosted }: FilmFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useInheritedFocus(frame);
  return (
    <iframe
      ref={frame}
      className={styles.stage}
      src={hostedAddress(hosted)}
      title={title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
