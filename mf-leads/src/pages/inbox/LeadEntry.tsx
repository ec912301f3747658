import { Button } from '@riverview/shared-ui/button';
import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { telHref } from '@riverview/shared-ui/tel-link';
import { visitSentence } from '@riverview/site/visitWords';
import { useState } from 'react';
import type { InboxLead } from '../../api/inboxApi';
import { fieldWords } from '../../content/fields';
import { inbox } from '../../content/inbox';
import styles from './LeadEntry.module.css';

interface LeadEntryProps {
  readonly lead: InboxLead;
  readonly onHandled: (id: string, handled: boolean) => Promise<void>;
  readonly onRemove: (id: string) => Promise<void>;
  /** All that came from this number. */
  readonly onHistory: (phone: string) => void;
}

/** The day and its part, as far as they were chosen: `2026-12-05 오후`. */
const visitOf = ({ visitDay, visitPart }: InboxLead): string =>
  [visitDay, visitPart && fieldWords.visitPart.parts[visitPart]].filter(Boolean).join(' ');

/** One lead: whom to call and about what, and what was done about it. Deleting asks once more. */
export function LeadEntry({ lead, onHandled, onRemove, onHistory }: LeadEntryProps) {
  const [sure, setSure] = useState(false);
  const { id, name, phone, message, handledAt } = lead;
  const consentedAt = lead.consentedAt ? ` · ${seoulMinute(lead.consentedAt)}` : '';
  const details = [
    lead.visit && visitSentence(lead.visit),
    (lead.visitDay || lead.visitPart) && `${inbox.visit} ${visitOf(lead)}`,
    lead.birthday && `${inbox.birthday} ${lead.birthday}`,
    `${inbox.consent} ${lead.consent}${consentedAt}`,
    lead.details && `${inbox.details} ${lead.details}${consentedAt}`,
    lead.marketing && `${inbox.marketing} ${lead.marketing}${consentedAt}`,
    `${inbox.receipt} ${id.slice(0, 12)}`,
    lead.release && `${inbox.release} ${lead.release}`,
    lead.sms && inbox.sms[lead.sms.status],
    ...(lead.notices ?? []).map(({ channel, status }) => `${inbox.channels[channel]} ${inbox.noticed[status]}`),
    `${inbox.deleteAfter} ${seoulMinute(lead.deleteAfter).slice(0, 10)}`,
    handledAt && `${inbox.handledAt} ${seoulMinute(handledAt)}`,
  ].filter(Boolean);
  return (
    <li className={styles.entry}>
      <div className={styles.who}>
        <h3>{name}</h3>
        <a className="num nowrap" href={telHref(phone)}>
          {phone}
        </a>
      </div>
      <p className={styles.when}>
        <span className="num nowrap">{seoulMinute(lead.receivedAt)}</span> <span>{inbox.forms[lead.form]}</span>
      </p>
      {message && <p className={styles.message}>{message}</p>}
      <p className={styles.details}>
        {details.map((detail) => (
          <span key={detail}>{detail} </span>
        ))}
      </p>
      <div className={styles.actions}>
        {sure ? (
          <>
            <span role="alert">{inbox.removeSure}</span>
            <Button variant="line" onClick={() => onRemove(id)}>
              {inbox.removeYes}
            </Button>
            <Button variant="line" onClick={() => setSure(false)}>
              {inbox.removeNo}
            </Button>
          </>
        ) : (
          <>
            <Button variant="line" onClick={() => onHandled(id, !handledAt)}>
              {handledAt ? inbox.reopen : inbox.handle}
            </Button>
            <Button variant="line" onClick={() => onHistory(phone)}>
              {inbox.history}
            </Button>
            <Button variant="line" onClick={() => setSure(true)}>
              {inbox.remove}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
