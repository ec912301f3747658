import { SelectField } from '@riverview/shared-ui/field';
import { dayWords, timeWords } from '@riverview/site/visitWords';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OpenSlot } from '../../api/readSlots';
import { slotWords as words } from '../../content/slots';
import styles from './VisitFields.module.css';

interface SlotFieldsProps {
  readonly slots: readonly OpenSlot[];
  readonly error: ReactNode;
  readonly disabled: boolean | undefined;
}

/** The time of a visit: a day, then one of its times. What is chosen is booked with the form. */
export function SlotFields({ slots, error, disabled }: SlotFieldsProps) {
  const time = useRef<HTMLSelectElement>(null);
  const [day, setDay] = useState('');
  const [slot, setSlot] = useState('');
  const days = [...new Set(slots.map((one) => one.slot.slice(0, 10)))];
  const times = slots.filter((one) => day && one.slot.startsWith(day));

  useEffect(() => {
    const form = time.current?.form;
    const clear = () => {
      setDay('');
      setSlot('');
    };
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  return (
    <div className={styles.slots} data-chosen={slot || undefined}>
      <SelectField
        label={words.day}
        optionalLabel={words.optional}
        value={day}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          setDay(currentTarget.value);
          setSlot('');
        }}
      >
        <option value="">{words.choose}</option>
        {days.map((one) => (
          <option key={one} value={one}>
            {dayWords(one)}
          </option>
        ))}
      </SelectField>
      <SelectField
        ref={time}
        name="visitSlot"
        label={words.label}
        value={slot}
        disabled={disabled || !day}
        error={error}
        onChange={({ currentTarget }) => setSlot(currentTarget.value)}
      >
        <option value="">{words.choose}</option>
        {times.map((one) => (
          <option key={one.slot} value={one.slot}>
            {timeWords(one.slot)} · {one.left > 0 ? words.left(one.left) : words.full}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
