import { useFacts } from '@platform/runtime';
import { FilmPlayer } from '@riverview/shared-ui/film-player';
import { filmsContent, type guideFilms } from '../../content/films';
import { ownFilms } from '../../films/ownFilms';
import { posterOf } from '../../films/posterOf';
import styles from './GuideFilm.module.css';

interface GuideFilmProps {
  readonly film: (typeof guideFilms)[number];
  /** The visitor has asked for a film to play. */
  readonly started: boolean;
  readonly onStart: () => void;
}

/** One film: the one the facts name, else our own. */
export function GuideFilm({ film, started, onStart }: GuideFilmProps) {
  const { films } = useFacts();
  return (
    <FilmPlayer
      address={films[film.id]}
      files={ownFilms[film.id] ?? null}
      title={filmsContent.frameTitle(film.title)}
      poster={posterOf(film.id)}
      posterAlt=""
      posterSizes={{
        film: '(max-width: 900px) min(720px, 100vw), 1120px',
        frame: '(max-width: 900px) min(534px, 134vw), 1300px',
      }}
      words={filmsContent.player(film.title)}
      language="ko"
      playing={started}
      onPlay={onStart}
      className={styles.film}
    >
      <p className="display display-2">{filmsContent.preparing}</p>
      <p>{filmsContent.preparingLead}</p>
    </FilmPlayer>
  );
}
