import { FilmSources } from '@riverview/shared-ui/film-sources';
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
    // biome-ignore lint/a11y/useMediaCaption: FilmSources bring the captions.
    <video ref={video} className={styles.stage} poster={poster} controls autoPlay playsInline aria-label={title}>
      <FilmSources files={film} language="ko" captionsLabel={filmsContent.captions} onFailure={onFailure} />
    </video>
  );
}
