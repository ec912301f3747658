import { useFacts } from '@platform/runtime';
import { FilmPlayer } from '@riverview/shared-ui/film-player';
import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { LinkList } from '../../components/link-list/LinkList';
import { film } from '../../content/brand';
import { koreanNumber } from '../../content/koreanNumber';
import { notes } from '../../content/notes';
import { filmPoster } from '../../pictures/film-poster';
import styles from './BrandVideoPage.module.css';
import { ownFilm } from './ownFilm';

/** The promotional film: the owner's where the facts name one, else our own. */
export default function BrandVideoPage() {
  const facts = useFacts();
  return (
    <div className="body wrap">
      <PageHead title={film.title} lead={film.lead} />
      <FilmPlayer
        address={facts.films.promotion}
        files={ownFilm}
        title={film.player(facts)}
        poster={filmPoster}
        posterAlt={film.posterAlt(koreanNumber(facts.buildings))}
        posterSizes={{ film: '(max-width: 900px) 114vw, 1440px', frame: '(max-width: 900px) 134vw, 1440px' }}
        words={film.words}
        language="ko"
        className={styles.film}
      >
        <p className={styles.soon}>{film.soon.title}</p>
        <p>{film.soon.text}</p>
        <small className={styles.caption}>{notes.caption}</small>
      </FilmPlayer>
      <Note>
        {facts.films.promotion === null && ownFilm && `${film.sound(ownFilm.seconds)} `}
        {notes.picture}
      </Note>
      <LinkList title={film.onwardTitle} links={film.onward} />
    </div>
  );
}
