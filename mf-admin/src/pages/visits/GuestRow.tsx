import { Button } from '@riverview/shared-ui/button';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { telHref } from '@riverview/shared-ui/tel-link';
import { timeWords } from '@riverview/site/visitWords';
import { useState } from 'react';
import type { Guest, VisitChange } from '../../api/visitsApi';
import { visitsWords as words } from '../../content/visits';
import styles from './Visits.module.css';

interface GuestRowProps {
  readonly guest: Guest;
  /** The other times of the day. */
  readonly slots: readonly string[];
  readonly onChange: (lead: string, change: VisitChange) => Promise<unknown>;
}

/** One who comes: whom to greet, whether they have come, and what may be changed. Cancelling asks once more. */
export function GuestRow({ guest, slots, onChange }: GuestRowProps) {
  const [sure, setSure] = useState(false);
  const { lead, name, phone, status, slot, position, arrivedAt, untold } = guest;
  const isBooked = status === 'booked';
  return (
    <li className={styles.guest} data-status={status} data-arrived={arrivedAt !== null || undefined}>
      <p className={styles.who}>
        <b>{name}</b>{' '}
        <a className="num nowrap" href={telHref(phone)}>
          {phone}
        </a>{' '}
        {position !== null && <span>{words.position(position)}</span>}
        {status === 'cancelled' && <span>{words.cancelled}</span>}
        {arrivedAt && <span>{words.arrived(seoulMinute(arrivedAt).slice(11))}</span>}
      </p>
      {untold && <p className={styles.untold}>{words.untold}</p>}
      {status !== 'cancelled' && (
        <div className={styles.actions}>
          {isBooked && (
            <Button variant={arrivedAt ? 'line' : 'main'} onClick={() => onChange(lead, { arrived: !arrivedAt })}>
              {arrivedAt ? words.takeBack : words.arrive}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {!arrivedAt && slots.length > 1 && (
            <label className={styles.move}>
              <span className="sr-only">{words.moveTo(name)}</span>
              <select value={slot} onChange={({ currentTarget }) => onChange(lead, { slot: currentTarget.value })}>
                {slots.map((one) => (
                  <option key={one} value={one}>
                    {timeWords(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          {!arrivedAt && !sure && (
            <Button variant="line" onClick={() => setSure(true)}>
              {words.cancel}
              <span className="sr-only"> {name}</span>
            </Button>
          )}
          {sure && (
            <>
              <span role="alert">{words.cancelSure}</span>
              <Button variant="line" onClick={() => onChange(lead, { cancelled: true }).then(() => setSure(false))}>
                {words.yes}
              </Button>
              <Button variant="line" onClick={() => setSure(false)}>
                {words.no}
              </Button>
            </>
          )}
        </div>
      )}
    </li>
  );
}
