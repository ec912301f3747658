import type { AnalyticsFacts } from '@riverview/site/facts';
import { useSyncExternalStore } from 'react';
import { type AnalyticsChoice, followChoice, readChoice } from './analyticsChoice';

/** What this visitor chose, also when it changes elsewhere on the page. Prerendered, nobody has chosen. */
export const useAnalyticsChoice = (analytics: AnalyticsFacts): AnalyticsChoice =>
  useSyncExternalStore(
    followChoice,
    () => readChoice(analytics),
    () => null,
  );
