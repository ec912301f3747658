import { Note } from '@riverview/shared-ui/note';
import { PageHead } from '@riverview/shared-ui/page-head';
import { Figure } from '../../components/figure/Figure';
import { community } from '../../content/complex';
import { notes } from '../../content/notes';
import styles from './CommunityPage.module.css';
import { roomPictures } from './roomPictures';

/** The six rooms that all households share. */
export default function CommunityPage() {
  return (
    <div className="body wrap">
      <PageHead title={community.title} lead={community.lead} />
      <ul className={styles.rooms}>
        {community.rooms.map(({ id, name, text, alt }) => (
          <li key={id} id={id}>
            <Figure
              source={roomPictures[id]}
              alt={alt}
              sizes="(max-width: 900px) 100vw, 58vw"
              pictureClassName={styles.picture}
            />
            <div className={styles.words}>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <Note>
        {community.note} {notes.picture}
      </Note>
    </div>
  );
}
