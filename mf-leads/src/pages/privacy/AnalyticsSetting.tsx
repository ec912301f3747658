import { Button } from '@riverview/shared-ui/button';
import type { AnalyticsFacts } from '@riverview/site/facts';
import { keepChoice } from '../../analytics/analyticsChoice';
import { forgetVendors } from '../../analytics/forgetVendors';
import { useAnalyticsChoice } from '../../analytics/useAnalyticsChoice';
import { analyticsWords as words } from '../../content/analytics';
import styles from './PrivacyPage.module.css';

/** What this visitor chose, and the way to change it. */
export function AnalyticsSetting({ analytics }: { readonly analytics: AnalyticsFacts }) {
  const choice = useAnalyticsChoice(analytics);
  function withdraw(): void {
    keepChoice(analytics, 'no');
    forgetVendors();
  }
  return (
    <div className={styles.setting}>
      <p role="status">{words.state[choice ?? 'none']}</p>
      {choice === 'yes' ? (
        <Button variant="line" onClick={withdraw}>
          {words.withdraw}
        </Button>
      ) : (
        <Button variant="line" onClick={() => keepChoice(analytics, 'yes')}>
          {words.agree}
        </Button>
      )}
    </div>
  );
}
