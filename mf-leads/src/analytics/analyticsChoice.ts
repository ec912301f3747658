import type { AnalyticsFacts } from '@riverview/site/facts';

/** What a visitor said of being counted by others: `null` while they have not been asked, or were asked of others than these. */
export type AnalyticsChoice = 'yes' | 'no' | null;

const key = 'riverview-analytics';

/** Who was asked about: a visitor who agreed to some has not agreed to another one. */
const asked = ({ ga4, naver, kakao }: AnalyticsFacts): string => [ga4, naver, kakao].join(' ');

/** For as long as the document lives, where the browser stores nothing. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

function stored(): string | null {
  try {
    return localStorage.getItem(key) ?? unstored;
  } catch {
    return unstored;
  }
}

export function readChoice(analytics: AnalyticsFacts): AnalyticsChoice {
  const said = stored();
  if (said === `yes ${asked(analytics)}`) return 'yes';
  return said === `no ${asked(analytics)}` ? 'no' : null;
}

/** Keeps the choice in this browser, for every page of the site, until it is changed. */
export function keepChoice(analytics: AnalyticsFacts, choice: 'yes' | 'no'): void {
  unstored = `${choice} ${asked(analytics)}`;
  try {
    localStorage.setItem(key, unstored);
  } catch {
    // Asked again on the next page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` whenever the choice changes, on this page or in another tab, until the returned function is called. */
export function followChoice(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
