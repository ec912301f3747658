import { useFacts } from '@platform/runtime';
import { textLinkClass } from '@riverview/shared-ui/button';
import { TextField, type TextFieldProps } from '@riverview/shared-ui/field';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import { visitParts } from '@riverview/site/leadFields';
import { useEffect, useRef, useState } from 'react';
import { type OpenSlot, readSlots } from '../../api/readSlots';
import { fieldWords } from '../../content/fields';
import { slotWords } from '../../content/slots';
import { todayInSeoul } from './todayInSeoul';
import styles from './VisitFields.module.css';

interface VisitFieldsProps {
  /** What every field of the form has: name, label, problem. */
  readonly day: TextFieldProps;
  readonly disabled: boolean;
  /** The time that was chosen was refused. */
  readonly isSlotRefused: boolean;
}

type Slots = { readonly open: readonly OpenSlot[]; readonly Fields: typeof import('./SlotFields').SlotFields };

/**
 * When a visitor comes. Where the desk offers times, one of those, which is booked with the form; else a day from today on and a
 * part of it: a wish, which the call settles.
 */
export function VisitFields({ day, disabled, isSlotRefused }: VisitFieldsProps) {
  const { endpoint } = useFacts().leads;
  const [slots, setSlots] = useState<Slots | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The day of whoever reads, not that of whoever composed the page.
  const [today, setToday] = useState<string>();
  // A stylesheet cannot tell whether a day is chosen, and the consent to optional items comes with the first of them.
  const [chosen, setChosen] = useState(false);
  const { label, any, parts } = fieldWords.visitPart;

  useEffect(() => {
    setToday(todayInSeoul());
    const look = () => setChosen(Boolean(input.current?.value));
    const looksAgain = () => setTimeout(look);
    look();
    const form = input.current?.form;
    form?.addEventListener('reset', looksAgain);
    return () => form?.removeEventListener('reset', looksAgain);
  }, []);

  useEffect(() => {
    const current = new AbortController();
    async function look(): Promise<void> {
      const open = await readSlots(endpoint, current.signal);
      if (open.length === 0) return;
      const { SlotFields } = await import('./SlotFields');
      // What a visitor has wished for meanwhile stays.
      if (!current.signal.aborted && !input.current?.value) setSlots({ open, Fields: SlotFields });
    }
    look().catch(() => {}); // without the chunk the wish is still there
    return () => current.abort();
  }, [endpoint]);

  if (slots) return <slots.Fields slots={slots.open} error={isSlotRefused && slotWords.problem} disabled={disabled} />;
  return (
    <div className={styles.visit} data-chosen={chosen || undefined}>
      <TextField
        {...day}
        ref={input}
        type="date"
        min={today}
        optionalLabel={fieldWords.optional}
        onInput={({ currentTarget }) => setChosen(currentTarget.value !== '')}
      />
      <RadioPills
        legend={label}
        name="visitPart"
        initial=""
        options={[{ value: '', label: any }, ...visitParts.map((part) => ({ value: part, label: parts[part] }))]}
        disabled={disabled}
      />
      {endpoint.startsWith('/') && (
        <noscript>
          <a className={textLinkClass()} href={`${endpoint}/book`}>
            {slotWords.book}
          </a>
        </noscript>
      )}
    </div>
  );
}
