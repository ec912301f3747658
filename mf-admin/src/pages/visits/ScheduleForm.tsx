import { Button } from '@riverview/shared-ui/button';
import { Checkbox, TextArea, TextField } from '@riverview/shared-ui/field';
import { FieldRow } from '@riverview/shared-ui/field-row';
import { Message } from '@riverview/shared-ui/message';
import { firstSchedule } from '@riverview/site/firstSchedule';
import type { VisitSchedule } from '@riverview/site/visitSchedule';
import { type FormEvent, useState } from 'react';
import { visitsWords } from '../../content/visits';
import { exceptionLines, scheduleIn } from './scheduleFields';
import styles from './Visits.module.css';

interface ScheduleFormProps {
  readonly schedule: VisitSchedule | null;
  /** The day that is looked at. */
  readonly day: string;
  readonly today: string;
  /** Resolves to whether it was kept. */
  readonly onSave: (schedule: VisitSchedule) => Promise<boolean>;
}

const words = visitsWords.schedule;

/** When visits may be booked: the days, the times, how many at once, and what is closed. */
export function ScheduleForm({ schedule, day, today, onSave }: ScheduleFormProps) {
  const [state, setState] = useState<'idle' | 'saving' | 'saved' | 'wrong'>('idle');
  const [saidOn, setSaidOn] = useState(day);
  const shown = schedule ?? firstSchedule(today);
  if (day !== saidOn) {
    setSaidOn(day);
    // Said of what is left behind.
    if (state === 'saved') setState('idle');
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const sent = JSON.stringify([...new FormData(form)]);
    const next = scheduleIn(new FormData(form));
    if (!next) return setState('wrong');
    setState('saving');
    const isKept = await onSave(next);
    // Fields that were typed into hide what another desk keeps later. What was typed while it was saved stays.
    if (isKept && JSON.stringify([...new FormData(form)]) === sent) form.reset();
    setState(isKept ? 'saved' : 'idle');
  }
  const field = (name: 'from' | 'until' | 'opens' | 'closes' | 'every' | 'capacity', type: string) => (
    <TextField
      id={`schedule-${name}`}
      name={name}
      type={type}
      label={words[name]}
      defaultValue={String(shown[name])}
      required
      {...(type === 'number' && { inputMode: 'numeric', min: name === 'every' ? 10 : 0 })}
    />
  );
  return (
    <form className={styles.form} onSubmit={save} aria-label={words.title}>
      <FieldRow>
        {field('from', 'date')}
        {field('until', 'date')}
        {field('opens', 'time')}
        {field('closes', 'time')}
        {field('every', 'number')}
        {field('capacity', 'number')}
      </FieldRow>
      <fieldset className={styles.weekdays}>
        <legend>{words.weekdays}</legend>
        {words.weekdayNames.map((name, weekday) => (
          <Checkbox
            key={name}
            id={`schedule-weekday-${weekday}`}
            name="closedWeekdays"
            value={String(weekday)}
            label={name}
            defaultChecked={shown.closedWeekdays.includes(weekday)}
          />
        ))}
      </fieldset>
      <Checkbox
        id="schedule-holidays"
        name="closedOnHolidays"
        label={words.holidays}
        defaultChecked={shown.closedOnHolidays}
      />
      <TextArea
        id="schedule-closed"
        name="closedDays"
        rows={2}
        label={words.closedDays}
        hint={words.closedDaysHint}
        defaultValue={shown.closedDays.join('\n')}
      />
      <TextArea
        id="schedule-exceptions"
        name="exceptions"
        rows={3}
        label={words.exceptions}
        hint={words.exceptionsHint}
        defaultValue={exceptionLines(shown)}
      />
      <p>{words.kept}</p>
      {state === 'saved' && <Message kind="ok">{words.saved}</Message>}
      {state === 'wrong' && <Message kind="error">{words.wrong}</Message>}
      <Button type="submit" busy={state === 'saving'} busyLabel={words.saving}>
        {words.save}
      </Button>
    </form>
  );
}
