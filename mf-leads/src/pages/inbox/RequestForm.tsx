import { Button } from '@riverview/shared-ui/button';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { TextArea, TextField } from '@riverview/shared-ui/field';
import { FieldRow } from '@riverview/shared-ui/field-row';
import { Message } from '@riverview/shared-ui/message';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import { leadLimits } from '@riverview/site/leadFields';
import { type Correctable, correctable, type DeletionReason } from '@riverview/site/leadWork';
import { type SyntheticEvent, useState } from 'react';
import type { Correction, CorrectionAnswer, InboxLead } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { correctedIn, type EntryState } from './entries';
import styles from './WorkForm.module.css';

const words = inbox.requests;

interface RequestFormProps {
  readonly lead: InboxLead;
  readonly typed: Pick<EntryState, 'correction' | 'why'>;
  readonly onType: (typed: Partial<Pick<EntryState, 'correction' | 'why'>>) => void;
  /** What of it is saved now. */
  readonly onSent: (sent: EntryState['correction']) => void;
  readonly onCorrect: (lead: InboxLead, correction: Correction) => Promise<CorrectionAnswer | null>;
  readonly onRemove: (id: string, why: DeletionReason) => Promise<void>;
}

/** What the person concerned may ask for: a correction, field by field, or that all of it is deleted. Both say why, and are logged. */
export function RequestForm({ lead, typed, onType, onSent, onCorrect, onRemove }: RequestFormProps) {
  const { id } = lead;
  const { correction, why } = typed;
  const [whyGone, setWhyGone] = useState<DeletionReason>('asked');
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<CorrectionAnswer | null>(null);
  const changed = correctedIn(lead, correction);
  // Opened by whoever comes back to what they typed; afterwards it is the reader's.
  const [wasTyped] = useState(changed.length > 0);
  const wrong = (field: Correctable) => answer?.errors?.find((error) => error.field === field)?.message;
  const elsewhere = answer?.errors?.find(({ field }) => !correctable.some((one) => one === field))?.message;

  async function correct(event: SyntheticEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const values = Object.fromEntries(changed.map((field) => [field, correction[field] ?? '']));
    const said = await onCorrect(lead, { ...values, why });
    setBusy(false);
    setAnswer(said);
    if (said?.outcome === 'changed') onSent(correction);
  }

  const field = (name: Correctable) => ({
    id: `${name}-${id}`,
    label: words.fields[name],
    value: correction[name] ?? lead[name] ?? '',
    error: wrong(name),
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      onType({ correction: { ...correction, [name]: currentTarget.value } }),
  });

  return (
    <Disclosure summary={words.title} open={wasTyped}>
      <div className={styles.form}>
        <form className={styles.form} aria-label={`${lead.name} ${words.correction}`} onSubmit={correct}>
          <p>{words.hint}</p>
          <FieldRow>
            <TextField {...field('name')} maxLength={leadLimits.name} />
            <TextField {...field('phone')} inputMode="tel" />
            <TextField {...field('birthday')} inputMode="numeric" />
          </FieldRow>
          <TextArea {...field('message')} rows={3} maxLength={leadLimits.message} />
          <RadioPills
            legend={words.why}
            options={words.corrections}
            selected={why}
            onSelect={(why) => onType({ why })}
          />
          {answer?.outcome && (
            <Message kind={answer.outcome === 'changed' ? 'ok' : 'warn'}>
              {elsewhere ?? words.outcomes[answer.outcome]}
            </Message>
          )}
          <div className={styles.actions}>
            <Button type="submit" variant="line" busy={busy} disabled={changed.length === 0}>
              {words.correct}
            </Button>
          </div>
        </form>
        <RadioPills legend={words.whyGone} options={words.deletions} selected={whyGone} onSelect={setWhyGone} />
        <div className={styles.actions}>
          {sure ? (
            <>
              <span role="alert">{inbox.removeSure}</span>
              <Button variant="line" onClick={() => onRemove(id, whyGone)}>
                {inbox.removeYes}
              </Button>
              <Button variant="line" onClick={() => setSure(false)}>
                {inbox.removeNo}
              </Button>
            </>
          ) : (
            <Button variant="line" onClick={() => setSure(true)}>
              {inbox.remove}
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  );
}
