import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import { arrivedFrom, type LeadArrival } from '@riverview/site/leadArrival';
import { arrivalName, arrivalWords } from '@riverview/site/leadWords';
import type { InboxLead } from '../../api/inboxApi';
import { fieldWords } from '../../content/fields';
import { inbox } from '../../content/inbox';
import styles from './LeadDetails.module.css';

/** The day and its part, as far as they were chosen: `2026-12-05 오후`. */
const visitOf = ({ visitDay, visitPart }: InboxLead): string =>
  [visitDay, visitPart && fieldWords.visitPart.parts[visitPart]].filter(Boolean).join(' ');

/** How the visit began, each with its name. */
function arrivalLines(arrival: LeadArrival): readonly string[] {
  const { from, ...names } = arrivalWords;
  const others = Object.entries(names) as [keyof typeof names, string][];
  return [
    `${from} ${arrivalName(arrivedFrom(arrival), '')}`,
    ...others.flatMap(([name, word]) => (arrival[name] ? [`${word} ${arrival[name]}`] : [])),
  ];
}

/** What came with a lead, and what was agreed to. */
export function LeadDetails({ lead }: { readonly lead: InboxLead }) {
  const consentedAt = lead.consentedAt ? ` · ${seoulMinute(lead.consentedAt)}` : '';
  const details = [
    (lead.visitDay || lead.visitPart) && `${inbox.visit} ${visitOf(lead)}`,
    lead.birthday && `${inbox.birthday} ${lead.birthday}`,
    `${inbox.consent} ${lead.consent}${consentedAt}`,
    lead.details && `${inbox.details} ${lead.details}${consentedAt}`,
    lead.marketing && `${inbox.marketing} ${lead.marketing}${consentedAt}`,
    `${inbox.receipt} ${lead.id.slice(0, 12)}`,
    ...(lead.arrival ? arrivalLines(lead.arrival) : []),
    lead.release && `${inbox.release} ${lead.release}`,
    lead.sms && inbox.sms[lead.sms.status],
    ...(lead.notices ?? []).map(({ channel, status }) => `${inbox.channels[channel]} ${inbox.noticed[status]}`),
    `${inbox.deleteAfter} ${seoulMinute(lead.deleteAfter).slice(0, 10)}`,
  ].filter(Boolean);
  return (
    <section className={styles.details} aria-label={`${lead.name} ${inbox.about}`}>
      <h4>{inbox.about}</h4>
      <ul>
        {details.map((detail) => (
          <li key={detail as string}>{detail}</li>
        ))}
      </ul>
    </section>
  );
}
