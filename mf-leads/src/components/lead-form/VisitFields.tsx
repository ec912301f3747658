import { TextField, type TextFieldProps } from '@riverview/shared-ui/field';
import { RadioPills } from '@riverview/shared-ui/radio-pills';
import { visitParts } from '@riverview/site/leadFields';
import { useEffect, useRef, useState } from 'react';
import { fieldWords } from '../../content/fields';
import { todayInSeoul } from './todayInSeoul';
import styles from './VisitFields.module.css';

interface VisitFieldsProps {
  /** What every field of the form has: name, label, problem. */
  readonly day: TextFieldProps;
  readonly disabled: boolean;
}

/** When a visitor would like to come: a day from today on, and a part of it. A wish, which the call settles. */
export function VisitFields({ day, disabled }: VisitFieldsProps) {
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
    </div>
  );
}
