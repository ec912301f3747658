import { useFacts } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { FilmSources } from '@riverview/shared-ui/film-sources';
import { IconPlay } from '@riverview/shared-ui/icon';
import { Picture } from '@riverview/shared-ui/picture';
import { StageButton } from '@riverview/shared-ui/stage-button';
import { useState } from 'react';
import { film } from '../../content/brand';
import { koreanNumber } from '../../content/koreanNumber';
import { notes } from '../../content/notes';
import { filmPoster } from '../../pictures/film-poster';
import styles from './FilmPlayer.module.css';
import { filmSource } from './filmAddress';
import type { OwnFilm } from './ownFilm';

interface FilmPlayerProps {
  /** Where the owner's film is; it goes before our own. */
  readonly address: string | null;
  /** The film made here; `null` with no address: there is no film yet. */
  readonly own: OwnFilm | null;
  /** Name of the film, for screen readers. */
  readonly title: string;
}

/** A poster that becomes the player when it is pressed; nothing of a film loads before. It stops at the film's end. */
export function FilmPlayer({ address, own, title }: FilmPlayerProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>('poster');
  const { buildings } = useFacts();
  const hosted = address === null ? null : filmSource(address);
  const available = hosted !== null || own !== null;
  const stage = classNames(styles.stage, hosted?.kind === 'frame' && styles.hosted);

  if (state === 'playing') {
    return (
      <div className={stage}>
        {hosted?.kind === 'frame' ? (
          <iframe
            className={styles.player}
            src={hosted.src}
            title={title}
            allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
            allowFullScreen
            referrerPolicy="strict-origin-when-cross-origin"
          />
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: ours has captions; an owner's film brings them in its own file.
          <video
            className={styles.player}
            poster={filmPoster.src}
            aria-label={title}
            controls
            autoPlay
            playsInline
            onError={({ target, currentTarget }) => {
              // the errors of its sources come by here, too
              if (target === currentTarget) setState('failed');
            }}
            src={hosted?.src}
          >
            {!hosted && own && (
              <FilmSources
                files={own}
                language="ko"
                captionsLabel={film.captions}
                onFailure={() => setState('failed')}
              />
            )}
          </video>
        )}
      </div>
    );
  }
  return (
    <div className={stage}>
      <Picture
        className={styles.poster}
        source={filmPoster}
        alt={film.posterAlt(koreanNumber(buildings))}
        sizes="(max-width: 900px) 98vw, 1440px"
      />
      {state === 'failed' && (
        <div className={styles.message} role="alert">
          <p>{film.failed}</p>
          <Button variant="onDark" onClick={() => setState('playing')}>
            {film.retry}
          </Button>
        </div>
      )}
      {state === 'poster' && available && (
        <>
          <StageButton icon={<IconPlay />} className={styles.veil} onClick={() => setState('playing')}>
            {film.play}
          </StageButton>
          <noscript>
            <a className={classNames(styles.veil, styles.file)} href={address ?? own?.small.mp4}>
              {film.openFile}
            </a>
          </noscript>
        </>
      )}
      {state === 'poster' && !available && (
        <div className={styles.message}>
          <p className={styles.soonTitle}>{film.soon.title}</p>
          <p>{film.soon.text}</p>
          <small>{notes.caption}</small>
        </div>
      )}
    </div>
  );
}
