import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { Tabs } from '@riverview/shared-ui/tabs';
import { useState } from 'react';
import type { InboxApi, InboxLead, InboxQuery } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import styles from './Inbox.module.css';
import { LeadEntry } from './LeadEntry';
import { people } from './people';
import { useInbox } from './useInbox';

interface InboxProps {
  readonly api: InboxApi;
}

/** What is to be done by today, the list, search, export and delete. */
export function Inbox({ api }: InboxProps) {
  const [query, setQuery] = useState<InboxQuery>({ text: '', state: 'open' });
  const list = useInbox(api, query);
  const entry = (lead: InboxLead) => (
    <LeadEntry
      key={lead.id}
      lead={lead}
      onChange={list.change}
      onRemove={list.remove}
      onSeparately={(phone) => setQuery({ text: phone, state: 'all' })}
    />
  );
  const dueIds = new Set(list.due.map(({ id }) => id));
  const leads = people(list.leads, query.text).filter(({ id }) => query.text || !dueIds.has(id));
  return (
    <div className={styles.inbox}>
      <h2 className="display display-2">{inbox.title}</h2>
      <TextField
        id="inbox-search"
        type="search"
        label={inbox.search}
        value={query.text}
        onChange={(event) => setQuery({ ...query, text: event.currentTarget.value })}
      />
      {list.due.length > 0 && !query.text && (
        <section className={styles.due} aria-labelledby="inbox-due">
          <h3 id="inbox-due" className="display display-3">
            {inbox.due(list.due.length)}
          </h3>
          <ul className={styles.entries}>{list.due.map(entry)}</ul>
        </section>
      )}
      <Tabs
        label={inbox.statesLabel}
        tabs={inbox.states}
        selected={query.state}
        onSelect={(state) => setQuery({ ...query, state: state as InboxQuery['state'] })}
      >
        <div className={styles.list} aria-busy={list.loading}>
          {list.said && <Message kind={list.said.kind}>{list.said.text}</Message>}
          {leads.length > 0 ? (
            <ul className={styles.entries}>{leads.map(entry)}</ul>
          ) : (
            <p className={styles.empty} role="status">
              {list.loading ? inbox.loading : inbox.empty}
            </p>
          )}
          {list.next && (
            <Button variant="line" onClick={list.loadMore}>
              {inbox.more}
            </Button>
          )}
        </div>
      </Tabs>
      <div className={styles.tools}>
        <Button variant="line" onClick={list.download}>
          {inbox.export}
        </Button>
        <Button variant="line" onClick={list.removeExpired}>
          {inbox.removeExpired}
        </Button>
      </div>
    </div>
  );
}
