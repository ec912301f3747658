import { IconOut } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import type { Source } from '../../content/law/sourcesOf';
import { longDate } from '../../content/longDate';
import { notes } from '../../content/notes';
import { sourceWords } from '../../content/sources';
import styles from './SourceList.module.css';

interface SourceListProps {
  readonly sources: readonly Source[];
  /** What the page says of itself before the line that the official notice decides. */
  readonly disclaimer?: string;
}

/** What a page rests on, which version was read and when, and that the official notice decides. */
export function SourceList({ sources, disclaimer = sourceWords.summary }: SourceListProps) {
  return (
    <section className={styles.sources}>
      <h2 className={styles.title}>{sourceWords.title}</h2>
      <ul>
        {sources.map(({ name, detail, read, url }) => (
          <li key={name}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <IconOut />
              <span className="sr-only">{notes.newTab}</span>
            </a>
            <span>{detail}</span>
            <time dateTime={read}>{sourceWords.read(longDate(read))}</time>
          </li>
        ))}
      </ul>
      <Note>
        {disclaimer} {sourceWords.decides}
      </Note>
    </section>
  );
}
