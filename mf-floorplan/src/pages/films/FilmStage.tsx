import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { IconPlay } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { StageButton } from '@riverview/shared-ui/stage-button';
import { useState } from 'react';
import { filmsContent, type guideFilms } from '../../content/films';
import { ownFilms } from '../../films/ownFilms';
import { posterOf } from '../../films/posterOf';
import { FilmFrame } from './FilmFrame';
import { FilmPlayer } from './FilmPlayer';
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

  const title = filmsContent.frameTitle(film.title);
  const poster = posterOf(film.id);

  if (started && hosted) return <FilmFrame title={title} hosted={hosted} />;
  if (started && own && !failed) {
    return <FilmPlayer title={title} film={own} poster={poster.src} onFailure={() => setFailed(true)} />;
  }
  return (
    <div className={styles.stage}>
      <div className={styles.poster}>
        <Picture source={poster} alt="" sizes="(max-width: 900px) 533px, 1300px" className={styles.fill} />
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
          <StageButton icon={<IconPlay />} onClick={onStart}>
            {filmsContent.play(film.title)}
          </StageButton>
          <noscript>
            <a className={styles.file} href={hosted ?? own?.small.mp4}>
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
