import { Disclosure } from '@riverview/shared-ui/disclosure';
import { Checkbox } from '@riverview/shared-ui/field';
import { inbox } from '../../content/inbox';
import styles from './Inbox.module.css';

interface KeysProps {
  readonly letters: boolean;
  readonly onLetters: (on: boolean) => void;
}

/** Which keys do what, and the switch that turns the letters off. */
export function Keys({ letters, onLetters }: KeysProps) {
  return (
    <Disclosure summary={inbox.keys.title}>
      <dl className={styles.keys}>
        {inbox.keys.list.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        label={inbox.keys.letters}
        checked={letters}
        onChange={({ currentTarget }) => onLetters(currentTarget.checked)}
      />
    </Disclosure>
  );
}
