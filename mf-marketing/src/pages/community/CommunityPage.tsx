import { Note } from '@riverview/shared-ui/note';
import { Figure } from '../../components/figure/Figure';
import { PageHead } from '../../components/page-head/PageHead';
import { RoomSketch } from '../../components/room-sketch/RoomSketch';
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
        {community.rooms.map(({ id, name, text, alt }) => {
          const picture = roomPictures[id];
          return (
            <li key={id} id={id}>
              {picture ? (
                <Figure
                  source={picture}
                  alt={alt}
                  sizes="(max-width: 900px) 90vw, 58vw"
                  pictureClassName={styles.picture}
                />
              ) : (
                <figure className={styles.sketch}>
                  <RoomSketch room={id} label={alt} className={styles.picture} />
                  <figcaption>
                    {community.sketch} · {notes.caption}
                  </figcaption>
                </figure>
              )}
              <div className={styles.words}>
                <h3>{name}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Note>
        {community.note} {notes.picture}
      </Note>
    </div>
  );
}
