import { IconOut } from '@riverview/shared-ui/icon';
import { Note } from '@riverview/shared-ui/note';
import { notes } from '../../content/notes';
import { type Source, sourcesChecked, sourceWords } from '../../content/sources';
import styles from './SourceList.module.css';

interface SourceListProps {
  readonly sources: readonly Source[];
  /** What the page says of itself before the line that the official notice decides. */
  readonly disclaimer?: string;
}

/** What a page rests on and when it was last read, and that the official notice decides. */
export function SourceList({ sources, disclaimer = sourceWords.summary }: SourceListProps) {
  return (
    <section className={styles.sources}>
      <h2 className={styles.title}>
        {sourceWords.title}
        <time dateTime={sourcesChecked.iso}>{sourcesChecked.text}</time>
      </h2>
      <ul>
        {sources.map(({ name, detail, url }) => (
          <li key={name + detail}>
            <a href={url} target="_blank" rel="noopener">
              {name}
              <IconOut />
              <span className="sr-only">{notes.newTab}</span>
            </a>
            <span>{detail}</span>
          </li>
        ))}
      </ul>
      <Note>
        {disclaimer} {sourceWords.decides}
      </Note>
    </section>
  );
}
