import { useFacts, useLocation } from '@platform/runtime';
import { Button } from '@riverview/shared-ui/button';
import { TextArea, TextField } from '@riverview/shared-ui/field';
import { collectsLeads } from '@riverview/site/collectsLeads';
import { honeypotField, type LeadField, optionalItems, phonePattern } from '@riverview/site/leadFields';
import { fieldWords } from '../../content/fields';
import { type FormWords, offlineWords } from '../../content/formWords';
import { Advice } from './Advice';
import { ByPhone } from './ByPhone';
import { ConsentFields } from './ConsentFields';
import styles from './LeadForm.module.css';
import { latePartsNow } from './loadLateParts';
import type { LeadFormState } from './useLeadForm';
import type { VisitFields } from './VisitFields';

interface LeadFormProps {
  readonly state: LeadFormState;
  readonly words: FormWords;
  /** On night. */
  readonly onDark?: boolean;
  /** The fields of the wished day, where the form has them: no other page pays for them. */
  readonly visit?: typeof VisitFields;
}

/** The fields of all three forms. A native form post wherever there are no scripts; the phone where nothing may be collected. */
export function LeadForm({ state, words, onDark = false, visit: Visit }: LeadFormProps) {
  const facts = useFacts();
  const { pathname } = useLocation();
  const { form, submission, problems } = state;
  const busy = submission.kind === 'submitting';
  const asksFor = (field: LeadField) => (optionalItems[form] as readonly LeadField[]).includes(field);
  // Nothing is said of a submission, nor of a field, before they are there.
  const { SubmissionMessage: Message, problemWords } = latePartsNow() ?? {};
  const message = Message && <Message state={state} onDark={onDark} />;

  if (!collectsLeads(facts)) return <ByPhone onDark={onDark} />;

  function field(name: Exclude<LeadField, 'visitSlot' | 'consent' | 'details'>) {
    const problem = problems[name];
    return {
      id: `lead-${form}-${name}`,
      name,
      label: fieldWords[name].label,
      error: problem && problemWords && <Advice words={problemWords[name][problem]} />,
      disabled: busy,
      onDark,
    };
  }

  return (
    <form
      ref={state.ref}
      data-goal
      className={`${styles.form} ${onDark ? styles.onDark : ''}`}
      method="post"
      action={facts.leads.endpoint}
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
      {Visit && <Visit day={field('visitDay')} disabled={busy} isSlotRefused={problems.visitSlot !== undefined} />}
      {asksFor('birthday') && (
        <TextField
          {...field('birthday')}
          optionalLabel={fieldWords.optional}
          inputMode="numeric"
          autoComplete="off"
          pattern="[0-9]{6}(?:[0-9]{2})?"
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
      <ConsentFields form={form} problems={problems} disabled={busy} onDark={onDark} />
      <p className={styles.honeypot} aria-hidden="true">
        <label>
          {fieldWords.honeypot}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {onDark && message}
      <p role="alert" hidden data-offline className={styles.offline}>
        {offlineWords}
      </p>
      <Button type="submit" variant={onDark ? 'lamp' : 'main'} wide busy={busy} busyLabel={words.submitting}>
        {words.submit}
      </Button>
    </form>
  );
}
