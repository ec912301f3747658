import { siteLanguage } from '@platform/contract/languages';
import { pageStates } from '../content/pageStates';
import { retryFailures, useFailures } from '../federation/failures';
import styles from './FailureNotice.module.css';

/**
 * Says that a part of the page has not come, and offers to try again. Stands outside every page boundary, and leaves
 * the word to a page that has not come at all.
 */
export function FailureNotice() {
  const missing = useFailures(({ retries, saidByPage }) => retries.size > 0 && !saidByPage);
  if (!missing) return null;
  return (
    <div className={styles.notice} lang={siteLanguage} role="status">
      <p>{pageStates.notice}</p>
      <button type="button" className={styles.retry} onClick={retryFailures}>
        {pageStates.retry}
      </button>
    </div>
  );
}
