import { useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { IconPrint } from '@riverview/shared-ui/icon';
import { ShareLink } from '@riverview/shared-ui/share-link';
import { Unbroken } from '@riverview/shared-ui/unbroken';
import styles from '../../components/answer-sheet/AnswerResult.module.css';
import { longDate } from '../../content/longDate';
import { score as words } from '../../content/score';
import type { Answers } from '../../subscription/answers';
import { type Judgement, judge, type Route, routes, type Verdict } from '../../subscription/eligibility';
import { resultHash } from '../../subscription/resultLink';
import { type Score, scoreOf } from '../../subscription/score';
import { depositFor } from '../subscription-guide/depositFor';
import { RouteList } from './RouteList';
import { ScoreSum } from './ScoreSum';

const { result } = words;

function homelessNote({ homeless }: Score): string {
  if (!homeless) return result.missing.homeless;
  const { from, since, months } = homeless;
  return from === 'owner' || from === 'young' || since === null
    ? result.from[from === 'owner' ? 'owner' : 'young']
    : result.from[from](longDate(since), months);
}

function savingsNote({ savings }: Score): string {
  if (!savings) return result.missing.savings;
  const period = result.account(longDate(savings.since), savings.months);
  return savings.spouse > 0 ? `${period}, ${result.spouse(savings.spouse)}` : period;
}

/** The score with its sum, then each way to a home with what opens or closes it. */
export function ScoreResult({ answers }: { readonly answers: Answers }) {
  const { exclusiveAreas } = useFacts();
  const score = scoreOf(answers);
  const region = answers.residence === 'neighbour' ? 'neighbour' : 'daejeon';
  const judged = Object.fromEntries(
    routes.map((route) => [
      route,
      exclusiveAreas.map((area) => judge(route, answers, { area, deposit: depositFor(region, area) })),
    ]),
  ) as Record<Route, Judgement[]>;
  const verdicts = Object.fromEntries(
    routes.map((route) => [route, judged[route].map(({ verdict }) => verdict)]),
  ) as Record<Route, Verdict[]>;
  const hash = resultHash(score, verdicts);
  const { people, withoutAscendants } = score.dependants;
  return (
    <section className={styles.result} aria-labelledby="score-result">
      <h2 id="score-result" className={styles.title}>
        {result.title}
      </h2>
      <ScoreSum
        homeless={score.homeless?.points ?? null}
        dependants={score.dependants.points}
        savings={score.savings?.points ?? null}
        notes={{
          homeless: homelessNote(score),
          dependants: [result.people(people), withoutAscendants && result.withoutAscendants].filter(Boolean).join(' '),
          savings: savingsNote(score),
        }}
      />
      <p className={styles.note}>
        <Unbroken text={result.lotOnly(exclusiveAreas.filter((area) => area > 85))} />
      </p>
      <h3 className={styles.second}>{result.routesTitle}</h3>
      <RouteList judged={judged} areas={exclusiveAreas} />
      {hash && (
        <p className={styles.actions}>
          <ShareLink label={result.share} copied={result.shared} failed={result.shareFailed} hash={hash} />
          <button type="button" className={textLinkClass()} onClick={() => window.print()}>
            <IconPrint />
            {result.print}
          </button>
        </p>
      )}
    </section>
  );
}
