import { Button } from '@riverview/shared-ui/button';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { telHref } from '@riverview/shared-ui/tel-link';
import { seoulDay } from '@riverview/site/visitSchedule';
import { visitSentence } from '@riverview/site/visitWords';
import { useId, useState } from 'react';
import type { InboxLead } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { LeadDetails } from './LeadDetails';
import styles from './LeadEntry.module.css';
import { RequestForm } from './RequestForm';
import type { useInbox } from './useInbox';
import { WorkForm } from './WorkForm';
import { WorkHistory } from './WorkHistory';

interface LeadEntryProps {
  readonly lead: InboxLead;
  readonly onChange: ReturnType<typeof useInbox>['change'];
  readonly onCorrect: ReturnType<typeof useInbox>['correct'];
  readonly onRemove: ReturnType<typeof useInbox>['remove'];
  /** All that came from this number, one by one. */
  readonly onSeparately: (phone: string) => void;
}

/** One person: whom to call, where they stand and what comes next; opened, what was said and what was done. What is asked for by the person concerned stands below. */
export function LeadEntry({ lead, onChange, onCorrect, onRemove, onSeparately }: LeadEntryProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { name, phone, message, work, others } = lead;
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
            onClick={() => setOpen(!open)}
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
            <WorkForm lead={lead} onChange={onChange} />
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
              <RequestForm lead={lead} onCorrect={onCorrect} onRemove={onRemove} />
            </div>
          </>
        )}
      </div>
    </li>
  );
}
