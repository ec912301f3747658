import { LeadForm } from '../../components/lead-form/LeadForm';
import { latePartsNow } from '../../components/lead-form/loadLateParts';
import { useLeadForm } from '../../components/lead-form/useLeadForm';
import { interestWords } from '../../content/formWords';
import styles from './InterestForm.module.css';

interface InterestFormProps {
  /** What opened the popup; it travels with the lead. */
  readonly opener?: string | null;
  /** The visitor has read the result and wants the popup closed. */
  readonly onDone?: () => void;
}

/** What the interest popup holds. The result takes the place of the form. */
export default function InterestForm({ opener = null, onDone }: InterestFormProps) {
  const state = useLeadForm('interest', opener);
  const { submission } = state;
  const Result = latePartsNow()?.InterestResult;
  if (Result && (submission.kind === 'done' || submission.kind === 'kept')) {
    return <Result key={state.attempts} state={state} onDone={onDone} />;
  }
  return (
    <div>
      <h2 className={styles.title}>{interestWords.label}</h2>
      <p className={styles.lead}>{interestWords.lead}</p>
      <LeadForm state={state} words={interestWords} />
    </div>
  );
}
