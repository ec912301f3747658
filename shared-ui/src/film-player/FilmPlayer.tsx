import { type ReactNode, useState } from 'react';
import { Button } from '../button';
import { classNames } from '../class-names';
import { filmSource } from '../film-address';
import { IconPlay } from '../icon';
import { Picture, type PictureSource } from '../picture';
import { StartButton } from '../start-button';
import { FilmFrame } from './FilmFrame';
import styles from './FilmPlayer.module.css';
import type { FilmFiles } from './FilmSources';
import { FilmVideo } from './FilmVideo';

export interface FilmWords {
  readonly play: string;
  /** Where no script runs: a link to the film itself. */
  readonly openFile: string;
  /** Name of the captions in the player's menu. */
  readonly captions: string;
  /** Name of the list of its parts. */
  readonly chapters: string;
  readonly failed: string;
  readonly retry: string;
}

export interface FilmPlayerProps {
  /** Where a hosted film is, as `filmSource` reads it; it goes before `files`. */
  readonly address: string | null;
  /** The film's own files. With no address either there is no film yet. */
  readonly files: FilmFiles | null;
  /** Name of the player, for screen readers. */
  readonly title: string;
  readonly poster: PictureSource;
  readonly posterAlt: string;
  /** The `sizes` of the poster: on a stage of a film's own shape, and on one of a hosted player's. */
  readonly posterSizes: { readonly film: string; readonly frame: string };
  readonly posterClassName?: string | undefined;
  readonly words: FilmWords;
  /** BCP 47, of the captions. */
  readonly language: string;
  /** A film was asked for before this one appeared: it plays at once. */
  readonly playing?: boolean;
  readonly onPlay?: () => void;
  /** Gives the box its size. What plays in it stands in its `data-source`: `frame`, `file` or `files`. */
  readonly className?: string | undefined;
  /** Said while there is no film yet. */
  readonly children: ReactNode;
}

/** A poster that becomes the player when it is pressed; nothing of a film loads before. It stops at the film's end. */
export function FilmPlayer({
  address,
  files,
  title,
  poster,
  posterAlt,
  posterSizes,
  posterClassName,
  words,
  language,
  playing = false,
  onPlay,
  className,
  children,
}: FilmPlayerProps) {
  const [state, setState] = useState<'poster' | 'playing' | 'failed'>(playing ? 'playing' : 'poster');
  const hosted = address === null ? null : filmSource(address);
  const available = hosted !== null || files !== null;

  const play = () => {
    setState('playing');
    onPlay?.();
  };

  return (
    <div className={classNames(styles.film, className)} data-source={hosted?.kind ?? (files && 'files') ?? undefined}>
      {available && state === 'playing' ? (
        hosted?.kind === 'frame' ? (
          <FilmFrame className={styles.player} title={title} src={hosted.src} />
        ) : (
          <FilmVideo
            className={styles.player}
            title={title}
            poster={poster.src}
            source={hosted?.src ?? files}
            language={language}
            captionsLabel={words.captions}
            chaptersLabel={words.chapters}
            onFailure={() => setState('failed')}
          />
        )
      ) : (
        <>
          <Picture
            className={classNames(styles.poster, posterClassName)}
            source={poster}
            alt={posterAlt}
            sizes={hosted?.kind === 'frame' ? posterSizes.frame : posterSizes.film}
          />
          {!available && <div className={styles.message}>{children}</div>}
          {available && state === 'failed' && (
            <div className={styles.message} role="alert">
              <p>{words.failed}</p>
              <Button variant="onDark" onClick={play}>
                {words.retry}
              </Button>
            </div>
          )}
          {available && state === 'poster' && (
            <>
              <StartButton icon={<IconPlay />} className={styles.veil} onClick={play}>
                {words.play}
              </StartButton>
              <noscript>
                <a className={classNames(styles.veil, styles.file)} href={address ?? files?.small.mp4}>
                  {words.openFile}
                </a>
              </noscript>
            </>
          )}
        </>
      )}
    </div>
  );
}
