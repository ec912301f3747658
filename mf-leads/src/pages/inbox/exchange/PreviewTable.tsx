import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { Table } from '@riverview/shared-ui/table';
import type { ImportChange } from '../../../api/inboxApi';
import { inbox } from '../../../content/inbox';
import styles from './Exchange.module.css';
import type { Preview } from './preview';

const words = inbox.exchange;

interface PreviewTableProps {
  readonly preview: Preview;
  readonly busy: boolean;
  readonly onApply: () => void;
  readonly onLeave: () => void;
}

/** What would be different, in words. */
function difference({ before, after, note }: ImportChange): string {
  const plan = (next: ImportChange['after']['next']) => (next ? `${next.what} (${next.due})` : words.noPlan);
  return [
    before.status !== after.status && `${inbox.statuses[before.status]} → ${inbox.statuses[after.status]}`,
    plan(before.next) !== plan(after.next) && `${plan(before.next)} → ${plan(after.next)}`,
    note && `${words.newNote}: ${note}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a file would change and what is wrong with it, row by row; it is written whole, or not at all. */
export function PreviewTable({ preview, busy, onApply, onLeave }: PreviewTableProps) {
  const { changes, problems, wanted, isTooMuch } = preview;
  return (
    <div className={styles.preview}>
      {problems.length > 0 && (
        <Message kind="error">
          <p>{words.wrong(problems.length)}</p>
          <ul>
            {problems.map(({ line, problem }) => (
              <li key={`${line}${problem}`}>{words.problem(line, problem)}</li>
            ))}
          </ul>
        </Message>
      )}
      {isTooMuch && <Message kind="error">{words.tooMuch}</Message>}
      <p role="status">{words.would(changes.length)}</p>
      {changes.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by the keyboard, too.
        <section className={styles.scroll} tabIndex={0} aria-label={words.preview}>
          <Table caption={words.preview}>
            <thead>
              <tr>
                <th scope="col">{words.line}</th>
                <th scope="col">{words.name}</th>
                <th scope="col">{words.change}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.line}>
                  <td className="num">{change.line}</td>
                  <td>{change.name}</td>
                  <td>{difference(change)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      <div className={styles.tools}>
        {wanted.length > 0 && (
          <Button busy={busy} onClick={onApply}>
            {words.apply(wanted.length)}
          </Button>
        )}
        <Button variant="line" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </div>
  );
}
