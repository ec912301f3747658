import { Button } from '@riverview/shared-ui/button';
import { TextArea, TextField } from '@riverview/shared-ui/field';
import { FieldRow } from '@riverview/shared-ui/field-row';
import { Message } from '@riverview/shared-ui/message';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import { type WorkChange, workLimits } from '@riverview/site/leadWork';
import { type SyntheticEvent, useState } from 'react';
import type { InboxLead, WorkAnswer } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { isNewPlan, plannedIn, type TypedWork } from './entries';
import styles from './WorkForm.module.css';

const words = inbox.work;

interface WorkFormProps {
  readonly lead: InboxLead;
  readonly typed: TypedWork;
  readonly onType: (typed: TypedWork) => void;
  /** What of it is saved now. */
  readonly onSent: (sent: TypedWork) => void;
  /** Resolves to what became of it, `null` where nobody answered. */
  readonly onChange: (lead: InboxLead, change: WorkChange) => Promise<WorkAnswer | null>;
}

type Said = { readonly kind: 'ok' | 'error' | 'warn'; readonly text: string } | null;

/** Where a lead stands on its way, what comes next and a note. What was typed and not kept stays, whatever others do meanwhile. */
export function WorkForm({ lead, typed, onType, onSent, onChange }: WorkFormProps) {
  const { id, work } = lead;
  const [said, setSaid] = useState<Said>(null);
  const [busy, setBusy] = useState(false);
  const { status, note = '' } = typed;
  const planned = plannedIn(work, typed);

  async function save(change: WorkChange, sent: TypedWork): Promise<void> {
    setBusy(true);
    const answer = await onChange(lead, change);
    setBusy(false);
    if (answer?.outcome !== 'changed') {
      setSaid(answer && { kind: 'warn', text: words.outcomes[answer.outcome] });
      return;
    }
    onSent(sent);
    setSaid({ kind: 'ok', text: words.saved });
  }

  function onSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    const isPlanned = planned.what !== '' && planned.due !== '';
    const change: WorkChange = {
      ...(status && status !== work.status && { status }),
      ...(isNewPlan(work, typed) && { next: isPlanned ? planned : null }),
      ...(note.trim() && { note }),
    };
    if (!isPlanned && (planned.what || planned.due)) setSaid({ kind: 'error', text: words.both });
    else if (Object.keys(change).length === 0) setSaid({ kind: 'warn', text: words.nothing });
    else void save(change, typed);
  }

  return (
    <form className={styles.form} aria-label={`${lead.name} ${words.title}`} onSubmit={onSubmit}>
      <RadioPills
        legend={words.status}
        options={words.way}
        selected={status ?? work.status}
        onSelect={(status) => onType({ ...typed, status })}
      />
      <FieldRow>
        <TextField
          id={`what-${id}`}
          label={words.what}
          hint={words.whatHint}
          value={typed.what ?? work.next?.what ?? ''}
          maxLength={workLimits.what}
          onChange={({ currentTarget }) => onType({ ...typed, what: currentTarget.value })}
        />
        <TextField
          id={`due-${id}`}
          type="date"
          label={words.due}
          value={planned.due}
          onChange={({ currentTarget }) => onType({ ...typed, due: currentTarget.value })}
        />
      </FieldRow>
      <TextArea
        id={`note-${id}`}
        label={words.note}
        hint={words.noteHint}
        value={note}
        rows={3}
        maxLength={workLimits.note}
        onChange={({ currentTarget }) => onType({ ...typed, note: currentTarget.value })}
      />
      {said && <Message kind={said.kind}>{said.text}</Message>}
      <div className={styles.actions}>
        <Button type="submit" busy={busy} busyLabel={words.saving}>
          {words.save}
        </Button>
        {work.next && (
          <Button
            variant="line"
            disabled={busy}
            onClick={() => void save({ next: null }, { what: typed.what, due: typed.due })}
          >
            {words.done}
          </Button>
        )}
      </div>
    </form>
  );
}
