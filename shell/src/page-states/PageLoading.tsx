import { siteLanguage } from '@platform/contract/languages';
import { classNames } from '@riverview/shared-ui/class-names';
import { pageStates } from '../content/pageStates';
import styles from './PageState.module.css';

/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return (
    <div className={classNames('wrap', styles.state)} lang={siteLanguage}>
      <p className={styles.loading} role="status">
        {pageStates.loading}
      </p>
    </div>
  );
}
