import { useFacts } from '@riverview/runtime';
import { Button } from '@riverview/shared-ui/button';
import { IconPlay } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { useState } from 'react';
import { filmsContent, type guideFilms } from '../../content/films';
import { hostedAddress } from '../../films/hostedAddress';
import { ownFilms } from '../../films/ownFilms';
import { posterOf } from '../../films/posterOf';
import styles from './FilmStage.module.css';

interface FilmStageProps {
  readonly film: (typeof guideFilms)[number];
  /** The visitor has asked for a film to play. */
  readonly started: boolean;
  readonly onStart: () => void;
}

/** One film: a poster until it is asked for, then the hosted player or our own film. It stops at its end. */
export function FilmStage({ film, started, onStart }: FilmStageProps) {
  const { films } = useFacts();
  const [failed, setFailed] = useState(false);
  const hosted = films[film.id];
  const own = ownFilms[film.id];

  if (started && hosted) {
    return (
      <iframe
        className={styles.stage}
        src={hostedAddress(hosted)}
        title={filmsContent.frameTitle(film.title)}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  if (started && own && !failed) {
    return (
      <video
        className={styles.stage}
        poster={posterOf(film.id).src}
        controls
        autoPlay
        playsInline
        aria-label={filmsContent.frameTitle(film.title)}
      >
        <source src={own.wide} type="video/mp4" media="(min-width: 900.02px)" />
        <source src={own.mp4} type="video/mp4" onError={() => setFailed(true)} />
        <track kind="captions" src={own.captions} srcLang="ko" label={filmsContent.captions} default />
      </video>
    );
  }
  return (
    <div className={styles.stage}>
      <div className={styles.poster}>
        <Picture source={posterOf(film.id)} alt="" sizes="(max-width: 900px) 533px, 1300px" className={styles.fill} />
      </div>
      {failed ? (
        <div className={styles.message} role="alert">
          <p>{filmsContent.failed}</p>
          <Button variant="onDark" onClick={() => setFailed(false)}>
            {filmsContent.retry}
          </Button>
        </div>
      ) : hosted || own ? (
        <>
          <button type="button" className={styles.play} onClick={onStart}>
            <span className={styles.lamp}>
              <IconPlay />
            </span>
            {filmsContent.play(film.title)}
          </button>
          <noscript>
            <a className={styles.file} href={hosted ?? own?.mp4}>
              {filmsContent.openFile(film.title)}
            </a>
          </noscript>
        </>
      ) : (
        <div className={styles.message}>
          <p className="display display-2">{filmsContent.preparing}</p>
          <p>{filmsContent.preparingLead}</p>
        </div>
      )}
    </div>
  );
}
