import { classNames } from '@riverview/shared-ui/class-names';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import { type Bases, basisText } from '../../content/law/basis';
import styles from './TopicList.module.css';

interface Topic {
  readonly title: string;
  readonly text: string;
  readonly basis?: Bases;
}

interface TopicListProps {
  readonly topics: readonly Topic[];
  /** `cards`: side by side where there is room. Default: one below the other. */
  readonly layout?: 'rows' | 'cards';
}

/** Short statements under hairlines, each with the article it rests on. */
export function TopicList({ topics, layout = 'rows' }: TopicListProps) {
  return (
    <ul className={classNames(styles.list, styles[layout])}>
      {topics.map(({ title, text, basis }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div>
            <p>
              <Unbroken text={text} />
            </p>
            {basis && <p className={styles.basis}>{basisText(basis)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
