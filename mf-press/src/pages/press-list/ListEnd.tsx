import { Button } from '@riverview/shared-ui/button';
import { IconDown } from '@riverview/shared-ui/icon';
import { Message } from '@riverview/shared-ui/message';
import { press } from '../../content/press';
import styles from './ListEnd.module.css';

interface ListEndProps {
  readonly empty: boolean;
  readonly more: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** What stands below the last row: that there is none, the next page, or a second try. */
export function ListEnd({ empty, more, busy, failed, onMore, onRetry }: ListEndProps) {
  if (empty) return <p className={styles.empty}>{press.empty}</p>;
  if (!failed && !more) return null;
  return (
    <div className={styles.end}>
      {failed && <Message kind="error">{press.failed}</Message>}
      <Button
        variant="line"
        className={styles.button}
        busy={busy}
        busyLabel={press.loadingMore}
        onClick={failed ? onRetry : onMore}
      >
        {failed ? press.retry : press.more}
        {!failed && <IconDown />}
      </Button>
    </div>
  );
}
