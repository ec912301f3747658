import { useFacts, useLocation } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { TextArea, TextField } from '@riverview/shared-ui/field';
import { honeypotField, type LeadField, type LeadForm as LeadFormName, phonePattern } from '@riverview/site/lead';
import { fieldWords, problemWords } from '../../content/fields';
import type { FormWords } from '../../content/formWords';
import { Advice } from './Advice';
import { ConsentFields } from './ConsentFields';
import styles from './LeadForm.module.css';
import { SubmissionMessage } from './SubmissionMessage';
import type { LeadFormState } from './useLeadForm';

interface LeadFormProps {
  readonly state: LeadFormState;
  readonly words: FormWords;
  /** On night. */
  readonly onDark?: boolean;
}

/** What a form asks for besides name, phone and consent. */
const optionalFields = {
  interest: [],
  reservation: ['message'],
  customer: ['birthday', 'message'],
} as const satisfies Record<LeadFormName, readonly LeadField[]>;

/** The fields of all three forms. A native form post wherever there are no scripts. */
export function LeadForm({ state, words, onDark = false }: LeadFormProps) {
  const { endpoint } = useFacts().leads;
  const { pathname } = useLocation();
  const { form, submission, problems } = state;
  const busy = submission.kind === 'submitting';
  const asksFor = (field: LeadField) => (optionalFields[form] as readonly LeadField[]).includes(field);
  const message = <SubmissionMessage state={state} words={words} onDark={onDark} />;

  function field(name: Exclude<LeadField, 'consent'>) {
    const problem = problems[name];
    return {
      id: `lead-${form}-${name}`,
      name,
      label: fieldWords[name].label,
      error: problem && <Advice>{problemWords[name][problem]}</Advice>,
      disabled: busy,
      onDark,
    };
  }

  return (
    <form
      ref={state.ref}
      className={`${styles.form} ${onDark ? styles.onDark : ''}`}
      method="post"
      action={endpoint}
      aria-label={words.label}
      aria-busy={busy}
      onSubmit={state.onSubmit}
      onInput={state.onInput}
      onBlur={state.onBlur}
    >
      {!onDark && message}
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="page" value={pathname} />
      <div className={styles.pair} data-beside={onDark || undefined}>
        <TextField {...field('name')} required autoComplete="name" />
        <TextField
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          required
          pattern={phonePattern}
          title={fieldWords.phone.hint}
          placeholder={fieldWords.phone.placeholder}
          {...(form === 'reservation' && { hint: fieldWords.phone.hint })}
        />
      </div>
      {asksFor('birthday') && (
        <TextField
          {...field('birthday')}
          optionalLabel={fieldWords.optional}
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{6}"
          title={fieldWords.birthday.hint}
          placeholder={fieldWords.birthday.placeholder}
          hint={fieldWords.birthday.hint}
        />
      )}
      {asksFor('message') && (
        <TextArea
          {...field('message')}
          optionalLabel={fieldWords.optional}
          rows={5}
          placeholder={fieldWords.message.placeholder}
        />
      )}
      <ConsentFields form={form} problem={problems.consent} disabled={busy} onDark={onDark} />
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {fieldWords.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {onDark && message}
      <Button type="submit" variant={onDark ? 'lamp' : 'main'} wide busy={busy} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
