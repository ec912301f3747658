import styles from './FilmPlayer.module.css';
import type { Chapter } from './FilmSources';

interface FilmChaptersProps {
  /** Name of the list, for screen readers. */
  readonly label: string;
  readonly chapters: readonly Chapter[];
  readonly onChoose: (start: number) => void;
}

/** The parts of a film: pressed, it goes on from there. */
export function FilmChapters({ label, chapters, onChoose }: FilmChaptersProps) {
  if (chapters.length < 2) return null;
  return (
    <ol className={styles.chapters} aria-label={label}>
      {chapters.map(({ title, start }) => (
        <li key={start}>
          <button type="button" onClick={() => onChoose(start)}>
            {title}
          </button>
        </li>
      ))}
    </ol>
  );
}
