import { classNames } from '@riverview/shared-ui/class-names';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { basisText } from '../../content/law/basis';
import { score as words } from '../../content/score';
import { type ReasonId, scoreReasons } from '../../content/scoreReasons';
import type { Judgement, Route } from '../../subscription/eligibility';
import { routes } from '../../subscription/eligibility';
import styles from './RouteList.module.css';

interface RouteListProps {
  /** By way, in the order of `areas`. */
  readonly judged: Readonly<Record<Route, readonly Pick<Judgement, 'verdict' | 'reasons'>[]>>;
  /** Exclusive areas, m². */
  readonly areas: readonly number[];
}

/** The reasons of a way, each once, with the areas it is about where it is not about all of them. */
function reasonsOf(found: readonly Pick<Judgement, 'reasons'>[], areas: readonly number[]) {
  const ids = [...new Set(found.flatMap(({ reasons }) => reasons))];
  return ids.map((id: ReasonId) => {
    const about = areas.filter((_, at) => found[at]?.reasons.includes(id));
    return { id, about: about.length === areas.length ? '' : about.map((area) => `${area}㎡`).join(' · ') };
  });
}

/** Each way to a home: its verdict for every area, and why, with the article. */
export function RouteList({ judged, areas }: RouteListProps) {
  const { routes: names, verdicts, why } = words.result;
  return (
    <ul className={styles.list}>
      {routes.map((route) => {
        const reasons = reasonsOf(judged[route], areas);
        return (
          <li key={route}>
            <h4>{names[route]}</h4>
            <ul className={styles.areas}>
              {areas.map((area, at) => {
                const verdict = judged[route][at]?.verdict ?? 'check';
                return (
                  <li key={area} className={classNames(styles.area, styles[verdict])}>
                    <span className="num">{area}㎡</span> {verdicts[verdict]}
                  </li>
                );
              })}
            </ul>
            {reasons.length > 0 && (
              <Disclosure summary={why} className={styles.why}>
                <ul>
                  {reasons.map(({ id, about }) => (
                    <li key={id}>
                      {about && <b className="num">{about} </b>}
                      {scoreReasons[id].text} <span className={styles.basis}>{basisText(scoreReasons[id].basis)}</span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        );
      })}
    </ul>
  );
}
