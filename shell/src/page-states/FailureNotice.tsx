import { pageStates } from '../content/pageStates';
import { retryFailures, useFailures } from '../federation/failures';
import styles from './FailureNotice.module.css';

/** Says that a part of the page has not come, and offers to try again. Stands outside every page boundary. */
export function FailureNotice() {
  const missing = useFailures(({ retries }) => retries.size);
  if (missing === 0) return null;
  return (
    <aside className={styles.notice} role="status">
      <p>{pageStates.notice}</p>
      <button type="button" className={styles.retry} onClick={retryFailures}>
        {pageStates.retry}
      </button>
    </aside>
  );
}
