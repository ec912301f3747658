import { Button } from '@riverview/shared-ui/button';
import { classNames } from '@riverview/shared-ui/class-names';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { dayAfter, seoulDay, slotsOn, whyClosed } from '@riverview/site/visitSchedule';
import { dayWords, timeWords } from '@riverview/site/visitWords';
import { useState } from 'react';
import type { Board, VisitsApi } from '../../api/visitsApi';
import { TitleRow } from '../../components/TitleRow';
import { visitsWords as words } from '../../content/visits';
import { GuestRow } from './GuestRow';
import { ScheduleForm } from './ScheduleForm';
import { useBoard } from './useBoard';
import styles from './Visits.module.css';

/** The times of a day that are offered, and those at which somebody comes although they are not any more. */
function slotsOf({ day, guests, schedule }: Board): readonly { readonly slot: string; readonly capacity: number }[] {
  const offered = schedule ? slotsOn(schedule, day) : [];
  const known = new Set(offered.map(({ slot }) => slot));
  const others = [...new Set(guests.map(({ slot }) => slot))].filter((slot) => !known.has(slot));
  return [...offered, ...others.map((slot) => ({ slot, capacity: 0 }))].sort((a, b) => a.slot.localeCompare(b.slot));
}

/** Who comes on a day, time by time, with check-in; and when one may come. */
export function VisitBoard({ api }: { readonly api: VisitsApi }) {
  const today = seoulDay(Date.now());
  const [day, setDay] = useState(today);
  const { board, schedule, said, change, keepSchedule } = useBoard(api, day);
  const slots = board ? slotsOf(board) : [];
  const why = schedule && whyClosed(schedule, day);
  const booked = board?.guests.filter(({ status }) => status === 'booked') ?? [];
  return (
    <>
      <div className={styles.days}>
        <Button variant="line" onClick={() => setDay(dayAfter(day, -1))}>
          {words.before}
        </Button>
        <Button variant="line" onClick={() => setDay(today)} aria-pressed={day === today}>
          {words.today}
        </Button>
        <Button variant="line" onClick={() => setDay(dayAfter(day, 1))}>
          {words.after}
        </Button>
        <TextField
          id="visits-day"
          type="date"
          label={words.day}
          value={day}
          onChange={({ currentTarget }) => currentTarget.value && setDay(currentTarget.value)}
        />
      </div>
      <TitleRow>
        <h3 className="display display-3">{dayWords(day)}</h3>
        {board && <p role="status">{words.came(booked.filter(({ arrivedAt }) => arrivedAt).length, booked.length)}</p>}
      </TitleRow>
      {said && <Message kind="error">{said}</Message>}
      {!board && !said && <p role="status">{words.loading}</p>}
      {schedule === null && <Message kind="warn">{words.noSchedule}</Message>}
      {why && <Message kind="warn">{words.closed[why]}</Message>}
      <div className={styles.slots}>
        {slots.map(({ slot, capacity }) => {
          const here = board?.guests.filter((guest) => guest.slot === slot) ?? [];
          const taken = here.filter(({ status }) => status === 'booked').length;
          const waiting = here.filter(({ status }) => status === 'waiting').length;
          return (
            <section key={slot} className={styles.slot} aria-label={timeWords(slot)}>
              <h4>
                <span>{timeWords(slot)}</span>{' '}
                <span className={classNames(styles.count, 'num')} data-full={taken >= capacity || undefined}>
                  {words.taken(taken, capacity)} {waiting > 0 && words.waiting(waiting)}
                </span>
              </h4>
              {here.length > 0 ? (
                <ul>
                  {here.map((guest) => (
                    <GuestRow key={guest.lead} guest={guest} slots={slots.map((one) => one.slot)} onChange={change} />
                  ))}
                </ul>
              ) : (
                <p className={styles.nobody}>{words.nobody}</p>
              )}
            </section>
          );
        })}
      </div>
      {schedule !== undefined && (
        <Disclosure className={styles.schedule} summary={words.schedule.title}>
          <ScheduleForm schedule={schedule} day={day} today={today} onSave={keepSchedule} />
        </Disclosure>
      )}
    </>
  );
}
