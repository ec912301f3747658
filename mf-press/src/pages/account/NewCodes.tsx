import { Button } from '@riverview/shared-ui/button';
import { accountWords } from '../../content/account';
import styles from './Security.module.css';
import { StepHeading } from './StepHeading';

interface NewCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** New recovery codes, the one time that they are seen. */
export function NewCodes({ codes, onKept }: NewCodesProps) {
  const words = accountWords.codes;
  return (
    <section className={styles.step}>
      <StepHeading>{words.title}</StepHeading>
      <p>{words.shown}</p>
      <ul className={styles.codes} aria-label={words.listLabel}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept}>{words.kept}</Button>
    </section>
  );
}
