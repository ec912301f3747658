import { Button } from '@riverview/shared-ui/button';
import { pageStates } from '../content/pageStates';
import { retryFailures } from '../federation/failures';
import styles from './PageState.module.css';

/** Stands in for a page that could not be had; a click tries again without a reload. */
export function PageFailed() {
  return (
    <section className={`wrap ${styles.state}`} role="alert">
      <h2 className="display display-2">{pageStates.failedTitle}</h2>
      <p className="lead">{pageStates.failedLead}</p>
      <Button variant="main" onClick={retryFailures}>
        {pageStates.retry}
      </Button>
    </section>
  );
}
