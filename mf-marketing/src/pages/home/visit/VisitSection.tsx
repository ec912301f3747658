import { Federated, Link, useFacts } from '@platform/runtime';
import { buttonClass } from '@riverview/shared-ui/button';
import { Lines } from '@riverview/shared-ui/lines';
import { telHref } from '@riverview/shared-ui/tel-link';
import { visit } from '../../../content/home';
import { Screen, type ScreenPlace } from '../screen/Screen';
import styles from './VisitSection.module.css';

/** The reservation form of the leads module; without it, the phone and the page that has the form too. */
export function VisitSection({ number, theme }: ScreenPlace) {
  const facts = useFacts();
  const { phone, hours, slug } = facts;
  const tel = telHref(phone);
  return (
    <Screen number={number} theme={theme} className={styles.screen}>
      <div className={styles.visit}>
        <div className={styles.copy}>
          <h2 className="display">
            <Lines of={visit.title} />
          </h2>
          <p className="lead">{visit.lead(facts)}</p>
          <p className={styles.phone}>
            <a className="num" href={tel}>
              {phone}
            </a>
            <span>{hours}</span>
          </p>
        </div>
        <div className={styles.form}>
          <Federated
            of="mf-leads/ReservationForm"
            when="seen"
            fallback={
              <div className={styles.fallback}>
                <p>{visit.fallback}</p>
                <Link className={buttonClass('lamp')} to={`/${slug}/customer`}>
                  {visit.fallbackLink}
                </Link>
                <a className={buttonClass('onDark')} href={tel}>
                  {visit.call(phone)}
                </a>
              </div>
            }
          />
        </div>
      </div>
    </Screen>
  );
}
