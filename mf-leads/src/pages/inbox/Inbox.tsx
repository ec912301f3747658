import { Button } from '@riverview/shared-ui/button';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { Tabs } from '@riverview/shared-ui/tabs';
import { useState } from 'react';
import type { InboxApi, InboxQuery } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import styles from './Inbox.module.css';
import { LeadEntry } from './LeadEntry';
import { useInbox } from './useInbox';

interface InboxProps {
  readonly api: InboxApi;
}

/** List, search, handle, export and delete. */
export function Inbox({ api }: InboxProps) {
  const [query, setQuery] = useState<InboxQuery>({ text: '', state: 'open' });
  const list = useInbox(api, query);
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
      <Tabs
        label={inbox.statesLabel}
        tabs={inbox.states}
        selected={query.state}
        onSelect={(state) => setQuery({ ...query, state: state as InboxQuery['state'] })}
      >
        <div className={styles.list} aria-busy={list.loading}>
          {list.said && <Message kind={list.said.kind}>{list.said.text}</Message>}
          {list.leads.length > 0 ? (
            <ul className={styles.entries}>
              {list.leads.map((lead) => (
                <LeadEntry
                  key={lead.id}
                  lead={lead}
                  onHandled={list.setHandled}
                  onRemove={list.remove}
                  onHistory={(phone) => setQuery({ text: phone, state: 'all' })}
                />
              ))}
            </ul>
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
