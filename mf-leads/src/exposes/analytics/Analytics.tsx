import { useFacts, useLocation } from '@platform/runtime';
import type { AnalyticsFacts } from '@riverview/site/facts';
import { useEffect } from 'react';
import { useAnalyticsChoice } from '../../analytics/useAnalyticsChoice';
import { ConsentBanner } from './ConsentBanner';

/** One for the document: who has agreed is counted once. */
let counting: Promise<(path: string) => void> | null = null;

function Ask({ analytics }: { readonly analytics: AnalyticsFacts }) {
  const choice = useAnalyticsChoice(analytics);
  const { pathname } = useLocation();
  useEffect(() => {
    if (choice !== 'yes') return;
    counting ??= import('../../analytics/startAnalytics').then(({ startAnalytics }) => startAnalytics(analytics));
    void counting.then((see) => see(pathname));
  }, [choice, pathname, analytics]);
  return choice === null ? <ConsentBanner analytics={analytics} /> : null;
}

/** Asks once whether others may count this visit, and has them do so where it was agreed to. Shows nothing otherwise. */
export default function Analytics() {
  const { analytics } = useFacts();
  return analytics && <Ask analytics={analytics} />;
}
