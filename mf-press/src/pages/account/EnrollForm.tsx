import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import type { Enrollment } from '../../api/secondFactor';
import { accountWords } from '../../content/account';
import { signInWords } from '../../content/signIn';
import { QrCode } from './QrCode';
import styles from './Security.module.css';
import { useSubmit } from './useSubmit';

interface EnrollFormProps {
  readonly enrollment: Enrollment;
  /** Rejects where the code is not the app's. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Hands a new secret to an authenticator app, by a picture or by typing, and takes its first code. */
export function EnrollForm({ enrollment, onCode, onCancel }: EnrollFormProps) {
  const { busy, failure, submit } = useSubmit((form) => onCode(String(form.get('code'))));
  const words = accountWords.enrollment;
  return (
    <section className={styles.step}>
      <h3>{words.title}</h3>
      <p>{words.scan}</p>
      <QrCode text={enrollment.address} label={words.picture} className={styles.picture} />
      <p>
        {words.type}
        <br />
        <span className="sr-only">{words.secret}: </span>
        <span className={styles.secret}>{enrollment.secret.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <form method="post" onSubmit={submit} noValidate>
        <TextField label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
        {failure && <Message kind="error">{failure}</Message>}
        <div className={styles.actions}>
          <Button type="submit" busy={busy} busyLabel={signInWords.submitting}>
            {words.submit}
          </Button>
          <Button variant="line" onClick={onCancel}>
            {accountWords.confirm.cancel}
          </Button>
        </div>
      </form>
    </section>
  );
}
