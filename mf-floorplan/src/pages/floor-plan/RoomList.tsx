import { Note } from '@riverview/shared-ui/note';
import { plansContent } from '../../content/plans';
import type { UnitLabel } from '../../content/unitTypes';
import { drawings } from '../../plans/drawings';
import styles from './RoomList.module.css';

interface RoomListProps {
  readonly label: UnitLabel;
}

/** Every room the plan names, with its area where the plan states one, as text. */
export function RoomList({ label }: RoomListProps) {
  const { rooms } = drawings[label];
  return (
    <section className={styles.rooms}>
      <h3 className={styles.title}>{plansContent.rooms}</h3>
      <ul className={styles.list}>
        {rooms.map(({ name, area }) => (
          <li key={name} className={styles.room}>
            <span>{name}</span>
            {area !== null && <span className="num">{plansContent.square(area)}</span>}
          </li>
        ))}
      </ul>
      <Note>{plansContent.roomsNote}</Note>
    </section>
  );
}
