import { useFacts } from '@platform/runtime';
import { Note } from '@riverview/shared-ui/note';
import { LinkList } from '../../components/link-list/LinkList';
import { PageHead } from '../../components/page-head/PageHead';
import { film } from '../../content/brand';
import { notes } from '../../content/notes';
import styles from './BrandVideoPage.module.css';
import { FilmPlayer } from './FilmPlayer';
import { ownFilm } from './ownFilm';

/** The promotional film: the owner's where the facts name one, else our own. */
export default function BrandVideoPage() {
  const facts = useFacts();
  return (
    <div className="body wrap">
      <PageHead title={film.title} lead={film.lead} />
      <div className={styles.stage}>
        <FilmPlayer address={facts.films.promotion} own={ownFilm} title={film.player(facts)} />
      </div>
      <Note>
        {facts.films.promotion === null && `${film.silent} `}
        {notes.picture}
      </Note>
      <LinkList title={film.onwardTitle} links={film.onward} />
    </div>
  );
}
