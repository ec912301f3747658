import { useRef } from 'react';
import { useInheritedFocus } from '../../components/focus/useInheritedFocus';
import { filmsContent } from '../../content/films';
import type { OwnFilm } from '../../films/ownFilm';
import styles from './FilmStage.module.css';

interface FilmPlayerProps {
  readonly title: string;
  readonly film: OwnFilm;
  /** Address of the picture until the film has arrived. */
  readonly poster: string;
  readonly onFailure: () => void;
}

/** Our own film with captions. It plays at once and stops at its end. */
export function FilmPlayer({ title, film, poster, onFailure }: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useInheritedFocus(video);
  return (
    <video ref={video} className={styles.stage} poster={poster} controls autoPlay playsInline aria-label={title}>
      <source src={film.wide} type="video/mp4" media="(min-width: 900.02px)" />
      <source src={film.webm} type="video/webm; codecs=vp9" />
      <source src={film.mp4} type="video/mp4" onError={onFailure} />
      <track kind="captions" src={film.captions} srcLang="ko" label={filmsContent.captions} default />
    </video>
  );
}
