import { Link } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import type { AnalyticsFacts } from '@riverview/site/facts';
import { keepChoice } from '../../analytics/analyticsChoice';
import { analyticsWords as words } from '../../content/analytics';
import styles from './ConsentBanner.module.css';

/** The question, with answers that are alike, at the foot of the screen: nothing waits for it. */
export function ConsentBanner({ analytics }: { readonly analytics: AnalyticsFacts }) {
  return (
    <section className={styles.banner} aria-label={words.title}>
      <p className={styles.words}>
        {words.question(analytics)}{' '}
        <Link className={styles.link} to="/Privacy#analytics">
          {words.more}
        </Link>
      </p>
      <p className={styles.answers}>
        <Button variant="line" onClick={() => keepChoice(analytics, 'no')}>
          {words.refuse}
        </Button>
        <Button variant="line" onClick={() => keepChoice(analytics, 'yes')}>
          {words.agree}
        </Button>
      </p>
    </section>
  );
}
