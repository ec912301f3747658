import { Link, lastVisit, useFacts, useSite } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { telHref } from '@riverview/shared-ui/tel-link';
import { visitSentence } from '@riverview/site/visitWords';
import type { VisitOutcome } from '../../api/sendLead';
import { nextSteps } from '../../content/outcomes';
import styles from './NextSteps.module.css';

interface NextStepsProps {
  readonly onDark?: boolean;
  /** A link was followed. */
  readonly onLeave?: (() => void) | undefined;
  /** What became of the visit, where there is one or could be one. */
  readonly visit?: VisitOutcome | undefined;
}

/** After a success: what happens now, how to reach somebody meanwhile, and the way back to the plan that was looked at. */
export function NextSteps({ onDark = false, onLeave, visit }: NextStepsProps) {
  const { phone, hours } = useFacts();
  const { routes } = useSite().lock;
  const isHeld = visit?.status === 'booked' || visit?.status === 'waiting';
  const visited = lastVisit('units');
  const plan = routes.find(({ path }) => path === visited);
  return (
    <div className={styles.next} data-on-dark={onDark || undefined}>
      {visit && (
        <p>
          <strong>{visitSentence(visit)}</strong>
          <br />
          <a className={textLinkClass({ onDark })} href={visit.link}>
            {isHeld ? nextSteps.changeVisit : nextSteps.pickVisit}
          </a>
        </p>
      )}
      <ol className={styles.steps}>
        {(isHeld ? nextSteps.heldSteps : nextSteps.steps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {nextSteps.meanwhile}{' '}
        <a className={`${styles.phone} num nowrap`} href={telHref(phone)}>
          {phone}
        </a>{' '}
        <span className="nowrap">{hours}</span>
      </p>
      {plan && (
        <Link className={textLinkClass({ onDark })} to={plan.path} onClick={onLeave}>
          {nextSteps.backTo(plan.heading)}
        </Link>
      )}
    </div>
  );
}
