import { siteLanguage } from '@platform/contract/languages';
import { Button } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { pageStates } from '../content/pageStates';
import styles from './PageState.module.css';

/** Stands in for a page whose code threw; only loading it afresh can help. */
export function PageCrashed() {
  return (
    <section className={classNames('wrap', styles.state)} lang={siteLanguage} role="alert">
      <h2 className="display display-2">{pageStates.failedTitle}</h2>
      <p className="lead">{pageStates.failedLead}</p>
      <Button variant="main" onClick={() => location.reload()}>
        {pageStates.reload}
      </Button>
    </section>
  );
}
