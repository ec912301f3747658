import { Button } from '@riverview/shared-ui/button';
import { Message } from '@riverview/shared-ui/message';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { idleMinutes, signInHours } from '@riverview/site/staff';
import { useEffect, useRef } from 'react';
import { accountWords as words } from '../../content/account';
import { ConfirmForm } from './ConfirmForm';
import { EnrollForm } from './EnrollForm';
import { NewCodes } from './NewCodes';
import styles from './Security.module.css';
import { useSecurity } from './useSecurity';

/** Second factor, recovery codes and sign-ins of an account; whatever changes them asks who it is once more. */
export function Security({ email }: { readonly email: string }) {
  const { known, step, said, ask, back, confirm, finish } = useSecurity(email);
  const heading = useRef<HTMLHeadingElement>(null);
  const isBack = useRef(false);
  // Back from a step, what was pressed there is gone.
  useEffect(() => {
    if (step.at !== 'overview') isBack.current = true;
    else if (isBack.current) heading.current?.focus();
  }, [step.at]);
  if (known === undefined) return <p role="status">{words.loading}</p>;
  if (known === null) return <Message kind="error">{words.failed}</Message>;
  const { factor, codes } = known;
  return (
    <div className={styles.security}>
      <h2 ref={heading} tabIndex={-1} className="display display-2">
        {words.title}
      </h2>
      {said && <Message kind="ok">{said}</Message>}
      {step.at === 'confirm' && (
        <ConfirmForm
          what={step.what}
          asksCode={factor !== null}
          onConfirm={(password, code) => confirm(step.what, password, code)}
          onCancel={back}
        />
      )}
      {step.at === 'enroll' && (
        <EnrollForm enrollment={step.enrollment} onCode={(code) => finish(step.enrollment, code)} onCancel={back} />
      )}
      {step.at === 'codes' && <NewCodes codes={step.codes} onKept={back} />}
      {step.at === 'overview' && (
        <div className={styles.sections}>
          <section className={styles.section}>
            <h3>{words.factor.title}</h3>
            <p>
              {words.factor.what}{' '}
              <b>{factor ? words.factor.on(seoulMinute(factor.enrolledAt).slice(0, 10)) : words.factor.off}</b>
            </p>
            <Button variant="line" onClick={() => ask(factor ? 'remove' : 'enroll')}>
              {factor ? words.factor.remove : words.factor.enroll}
            </Button>
          </section>
          {factor && (
            <section className={styles.section}>
              <h3>{words.codes.title}</h3>
              <p>{codes === null ? words.failed : words.codes.left(codes)}</p>
              <Button variant="line" onClick={() => ask('codes')}>
                {words.codes.renew}
              </Button>
            </section>
          )}
          <section className={styles.section}>
            <h3>{words.others.title}</h3>
            <p>{words.others.what(signInHours, idleMinutes)}</p>
            <Button variant="line" onClick={() => ask('others')}>
              {words.others.end}
            </Button>
          </section>
        </div>
      )}
    </div>
  );
}
