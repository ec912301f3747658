import { useFacts } from '@platform/runtime';
import { score as words } from '../../content/score';
import { type Judgement, type Route, routes } from '../../subscription/eligibility';
import type { SharedResult } from '../../subscription/resultLink';
import { RouteList } from './RouteList';
import { ScoreSum } from './ScoreSum';
import styles from './SharedScore.module.css';

/** A result as a link brings it: points and verdicts, without anybody's reasons. */
export function SharedScore({ result }: { readonly result: SharedResult }) {
  const { exclusiveAreas } = useFacts();
  const judged = Object.fromEntries(
    routes.map((route) => [route, result.verdicts[route].map((verdict) => ({ verdict, reasons: [] }))]),
  ) as unknown as Record<Route, Judgement[]>;
  return (
    <section className={styles.shared} aria-labelledby="score-received">
      <h2 id="score-received">{words.result.received}</h2>
      <p className={styles.note}>{words.result.receivedNote}</p>
      <div className={styles.parts}>
        <ScoreSum homeless={result.homeless} dependants={result.dependants} savings={result.savings} />
        <RouteList judged={judged} areas={exclusiveAreas} />
      </div>
    </section>
  );
}
