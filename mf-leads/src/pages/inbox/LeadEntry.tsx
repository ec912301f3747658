import { Button } from '@riverview/shared-ui/button';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { telHref } from '@riverview/shared-ui/tel-link';
import { seoulDay } from '@riverview/site/visitSchedule';
import { visitSentence } from '@riverview/site/visitWords';
import { useId, useSyncExternalStore } from 'react';
import type { InboxLead } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { type Entries, isUnsent, seenAt } from './entries';
import { LeadDetails } from './LeadDetails';
import styles from './LeadEntry.module.css';
import { RequestForm } from './RequestForm';
import type { useInbox } from './useInbox';
import { WorkForm } from './WorkForm';
import { WorkHistory } from './WorkHistory';

interface LeadEntryProps {
  readonly lead: InboxLead;
  readonly entries: Entries;
  readonly onChange: ReturnType<typeof useInbox>['change'];
  readonly onCorrect: ReturnType<typeof useInbox>['correct'];
  readonly onRemove: ReturnType<typeof useInbox>['remove'];
  /** All that came from this number, one by one. */
  readonly onSeparately: (phone: string) => void;
}

/** One person: whom to call, where they stand and what comes next; opened, what was said and what was done. What is asked for by the person concerned stands below. */
export function LeadEntry({ lead, entries, onChange, onCorrect, onRemove, onSeparately }: LeadEntryProps) {
  const panel = useId();
  const { id, name, phone, message, work, others } = lead;
  const state = useSyncExternalStore(entries.subscribe, () => entries.of(id));
  const { open } = state;
  const today = seoulDay(Date.now());
  return (
    <li className={styles.entry}>
      <div className={styles.who}>
        <h3>
          <button
            type="button"
            className={styles.open}
            data-name=""
            aria-expanded={open}
            aria-controls={panel}
            onClick={() => entries.change(id, { open: !open })}
          >
            {name}
          </button>
        </h3>
        <a className="num nowrap" href={telHref(phone)}>
          {phone}
        </a>
        <span className={styles.status} data-status={work.status}>
          <span className="sr-only">{inbox.work.status} </span>
          {inbox.statuses[work.status]}
        </span>
        {isUnsent(lead, state) && <span className={styles.unsent}>{inbox.unsent}</span>}
        {work.next && (
          <span className={styles.next} data-late={work.next.due < today || undefined}>
            <b>{inbox.dueOn(work.next.due, today)}</b> {work.next.what}
          </span>
        )}
      </div>
      <p className={styles.when}>
        <span className="num nowrap">{seoulMinute(lead.receivedAt)}</span> <span>{inbox.forms[lead.form]}</span>{' '}
        {others.length > 0 && <b>{inbox.together(others.length + 1)}</b>}{' '}
        {lead.visit && <span>{visitSentence(lead.visit)}</span>}
      </p>
      {message && <p className={styles.message}>{message}</p>}
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && (
          <>
            <WorkForm
              lead={lead}
              typed={state.work}
              onType={(work) => entries.change(id, { work, since: seenAt(lead, state) })}
              onSent={(work) => entries.sent(id, { work })}
              onChange={onChange}
            />
            <div className={styles.side}>
              <WorkHistory lead={lead} />
              <LeadDetails lead={lead} />
              {others.length > 0 && (
                <div className={styles.actions}>
                  <Button variant="line" onClick={() => onSeparately(phone)}>
                    {inbox.separately}
                  </Button>
                </div>
              )}
              <RequestForm
                lead={lead}
                typed={state}
                onType={(typed) => entries.change(id, { ...typed, since: seenAt(lead, state) })}
                onSent={(correction) => entries.sent(id, { correction })}
                onCorrect={onCorrect}
                onRemove={onRemove}
              />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
