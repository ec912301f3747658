import { seoulMinute } from '@riverview/shared-ui/seoul-time';
import type { InboxLead } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import styles from './WorkHistory.module.css';

interface Line {
  readonly at: string;
  readonly by: string | null;
  readonly text: string;
}

/** What was done and what came, of all leads of this number: it is one person. Newest first. */
function linesOf({ id, receivedAt, form, message, work, others }: InboxLead): readonly Line[] {
  const all = [{ id, receivedAt, form, message, work }, ...others];
  const lines = all.flatMap((lead): Line[] => [
    {
      at: lead.receivedAt,
      by: null,
      text: [inbox.history.came(inbox.forms[lead.form]), lead.id !== id && lead.message].filter(Boolean).join(': '),
    },
    ...lead.work.history.map((entry) => ({ at: entry.at, by: entry.by, text: inbox.history.entry(entry) })),
  ]);
  return lines.sort((a, b) => b.at.localeCompare(a.at));
}

/** What happened with somebody, with who and when. */
export function WorkHistory({ lead }: { readonly lead: InboxLead }) {
  return (
    <section className={styles.history} aria-label={`${lead.name} ${inbox.history.title}`}>
      <h4>{inbox.history.title}</h4>
      <ol>
        {linesOf(lead).map(({ at, by, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in it has a state, and two lines may be alike.
          <li key={place}>
            <span className={styles.when}>
              <time dateTime={at}>{seoulMinute(at)}</time>
              {by && <span> {by}</span>}
            </span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
