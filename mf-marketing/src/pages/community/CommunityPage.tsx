import { Note } from '@riverview/shared-ui/note';
import { Figure } from '../../components/figure/Figure';
import { PageHead } from '../../components/page-head/PageHead';
import { community } from '../../content/complex';
import { notes } from '../../content/notes';
import { communityCafe } from '../../pictures/community-cafe';
import { communityDaycare } from '../../pictures/community-daycare';
import { communityFitness } from '../../pictures/community-fitness';
import { communityGolf } from '../../pictures/community-golf';
import { communityGuesthouse } from '../../pictures/community-guesthouse';
import { communityReading } from '../../pictures/community-reading';
import styles from './CommunityPage.module.css';

const pictures = {
  fitness: communityFitness,
  golf: communityGolf,
  reading: communityReading,
  daycare: communityDaycare,
  cafe: communityCafe,
  guesthouse: communityGuesthouse,
} as const;

/** The six rooms that all households share. */
export default function CommunityPage() {
  return (
    <div className="body wrap">
      <PageHead title={community.title} lead={community.lead} />
      <ul className={styles.rooms}>
        {community.rooms.map(({ id, name, text, alt }) => (
          <li key={id} id={id}>
            <Figure
              source={pictures[id]}
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
