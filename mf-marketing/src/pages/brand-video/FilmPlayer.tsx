import { useFacts } from '@riverview/runtime';
import { IconPlay } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { useState } from 'react';
import { film } from '../../content/brand';
import { koreanNumber } from '../../content/koreanNumber';
import { notes } from '../../content/notes';
import { filmPoster } from '../../pictures/film-poster';
import styles from './FilmPlayer.module.css';
import { filmSource } from './filmAddress';

interface FilmPlayerProps {
  /** `null`: there is no film yet. */
  readonly address: string | null;
  /** Name of the film, for screen readers. */
  readonly title: string;
}

/** A poster that becomes the player when it is pressed; nothing of a provider loads before. */
export function FilmPlayer({ address, title }: FilmPlayerProps) {
  const [playing, setPlaying] = useState(false);
  const { buildings } = useFacts();
  const poster = (
    <Picture
      className={styles.poster}
      source={filmPoster}
      alt={film.posterAlt(koreanNumber(buildings))}
      sizes="(max-width: 900px) 100vw, 1440px"
    />
  );

  if (address === null) {
    return (
      <div className={styles.stage}>
        {poster}
        <div className={styles.soon}>
          <p className={styles.soonTitle}>{film.soon.title}</p>
          <p>{film.soon.text}</p>
          <small>{notes.caption}</small>
        </div>
      </div>
    );
  }
  if (!playing) {
    return (
      <div className={styles.stage}>
        {poster}
        <button className={styles.start} type="button" onClick={() => setPlaying(true)}>
          <span className={styles.sign}>
            <IconPlay />
          </span>
          {film.play}
        </button>
      </div>
    );
  }
  const source = filmSource(address);
  return (
    <div className={styles.stage}>
      {source.kind === 'frame' ? (
        <iframe
          className={styles.player}
          src={source.src}
          title={title}
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          allowFullScreen
        />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: an owner's film brings its captions in its own file.
        <video className={styles.player} src={source.src} aria-label={title} controls autoPlay playsInline />
      )}
    </div>
  );
}
