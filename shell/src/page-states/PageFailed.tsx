import { siteLanguage } from '@platform/contract/languages';
import { useSite } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { useEffect } from 'react';
import { pageStates } from '../content/pageStates';
import { retryFailures, useFailures } from '../federation/failures';
import styles from './PageState.module.css';

interface PageFailedProps {
  /** The module whose page could not be had; engineers read its name while developing. */
  readonly module: string;
}

/** Stands in for a page that could not be had; a click tries again without a reload. */
export function PageFailed({ module }: PageFailedProps) {
  const { remotes } = useSite().lock;
  useEffect(() => {
    useFailures.setState({ saidByPage: true });
    return () => useFailures.setState({ saidByPage: false });
  }, []);
  return (
    <section className={classNames('wrap', styles.state)} lang={siteLanguage} role="alert">
      <h2 className="display display-2">{pageStates.failedTitle}</h2>
      <p className="lead">{pageStates.failedLead}</p>
      {process.env.NODE_ENV === 'development' && (
        <p>
          {remotes[module]?.base} does not answer. Start it: <code>npm run dev -w {module}</code>
        </p>
      )}
      <Button variant="main" onClick={retryFailures}>
        {pageStates.retry}
      </Button>
    </section>
  );
}
