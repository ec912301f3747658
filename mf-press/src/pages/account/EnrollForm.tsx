import { TextField } from '@riverview/shared-ui/field';
import type { Enrollment } from '../../api/secondFactor';
import { accountWords } from '../../content/account';
import { QrCode } from './QrCode';
import styles from './Security.module.css';
import { StepForm } from './StepForm';
import { StepHeading } from './StepHeading';

interface EnrollFormProps {
  readonly enrollment: Enrollment;
  /** Rejects where the code is not the app's. */
  readonly onCode: (code: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Hands a new secret to an authenticator app, by a picture or by typing, and takes its first code. */
export function EnrollForm({ enrollment, onCode, onCancel }: EnrollFormProps) {
  const words = accountWords.enrollment;
  return (
    <section className={styles.step}>
      <StepHeading>{words.title}</StepHeading>
      <p>{words.scan}</p>
      <QrCode text={enrollment.address} label={words.picture} className={styles.picture} />
      <p>
        {words.type}
        <br />
        <span className="sr-only">{words.secret}: </span>
        <span className={styles.secret}>{enrollment.secret.replace(/.{4}(?=.)/g, '$& ')}</span>
      </p>
      <StepForm onSubmit={(form) => onCode(String(form.get('code')))} onCancel={onCancel} submitLabel={words.submit}>
        <TextField label={words.code} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={7} />
      </StepForm>
    </section>
  );
}
