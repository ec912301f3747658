import { modelHouseContent } from '../../content/modelHouse';
import { sceneNames } from '../../content/tour';
import type { SceneId } from '../../tour/tour';
import styles from './ModelHouse.module.css';

interface RoomButtonsProps {
  readonly rooms: readonly SceneId[];
  /** The room one stands in, or `null` while nobody walks. */
  readonly here: string | null;
  readonly onWalk: (room: SceneId) => void;
}

/** The rooms of a tour by name. */
export function RoomButtons({ rooms, here, onWalk }: RoomButtonsProps) {
  if (rooms.length < 2) return null;
  return (
    <ul className={styles.rooms} aria-label={modelHouseContent.rooms}>
      {rooms.map((room) => (
        <li key={room}>
          <button
            type="button"
            className={styles.room}
            aria-current={room === here ? 'location' : undefined}
            disabled={here === null}
            onClick={() => onWalk(room)}
          >
            {sceneNames[room]}
          </button>
        </li>
      ))}
    </ul>
  );
}
