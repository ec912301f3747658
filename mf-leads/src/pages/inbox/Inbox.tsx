import { Button } from '@riverview/shared-ui/button';
import { Disclosure } from '@riverview/shared-ui/disclosure';
import { TextField } from '@riverview/shared-ui/field';
import { Message } from '@riverview/shared-ui/message';
import { Tabs } from '@riverview/shared-ui/tabs';
import { useState } from 'react';
import type { InboxApi, InboxLead, InboxQuery } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import type { Entries } from './entries';
import { Exchange } from './exchange/Exchange';
import { Figures } from './Figures';
import { Filters } from './Filters';
import styles from './Inbox.module.css';
import { Keys } from './Keys';
import { LeadEntry } from './LeadEntry';
import { people } from './people';
import { useInbox } from './useInbox';
import { useListKeys } from './useListKeys';

const first: InboxQuery = { text: '', state: 'open', only: {} };

interface InboxProps {
  readonly api: InboxApi;
  /** What is open and typed; whoever holds it decides how long it lives. */
  readonly entries: Entries;
}

/** What stands above the list is not shown to whoever searches, but for whom is being written about. */
function withDue({ leads, due, isKept }: ReturnType<typeof useInbox>): readonly InboxLead[] {
  const here = new Set(leads.map(({ id }) => id));
  return [...due.filter((lead) => !here.has(lead.id) && isKept(lead)), ...leads];
}

/** What is to be done by today, the list with search and filters, figures, files, and what is past its day. */
export function Inbox({ api, entries }: InboxProps) {
  const [query, setQuery] = useState<InboxQuery>(first);
  const [figures, setFigures] = useState(false);
  const keys = useListKeys('inbox-people', 'inbox-search');
  const list = useInbox(api, query, entries);
  const entry = (lead: InboxLead) => (
    <LeadEntry
      key={lead.id}
      lead={lead}
      entries={entries}
      onChange={list.change}
      onCorrect={list.correct}
      onRemove={list.remove}
      onSeparately={(phone) => setQuery({ text: phone, state: 'all', only: {} })}
    />
  );
  const isSought = query.text !== '' || Object.keys(query.only).length > 0;
  const dueIds = new Set(list.due.map(({ id }) => id));
  const stays = (lead: InboxLead) => list.kept.has(lead.id) || list.isKept(lead);
  const leads = people(isSought ? withDue(list) : list.leads, query.text, stays).filter(
    ({ id }) => isSought || !dueIds.has(id),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the names and the search, which take the focus.
    <div className={styles.inbox} onKeyDown={keys.onKeyDown}>
      <h2 className="display display-2">{inbox.title}</h2>
      <TextField
        id="inbox-search"
        type="search"
        label={inbox.search}
        aria-keyshortcuts={keys.letters ? '/' : undefined}
        value={query.text}
        onChange={(event) => setQuery({ ...query, text: event.currentTarget.value })}
      />
      <Filters
        only={query.only}
        // Who asks for a status means all that have it.
        onChange={(only) => setQuery({ ...query, only, state: only.status ? 'all' : query.state })}
      />
      <Keys letters={keys.letters} onLetters={keys.setLetters} />
      <div id="inbox-people" className={styles.inbox}>
        {list.due.length > 0 && !isSought && (
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
      </div>
      <Disclosure summary={inbox.figures.title} onToggle={({ currentTarget }) => setFigures(currentTarget.open)}>
        {figures && <Figures api={api} />}
      </Disclosure>
      <Exchange api={api} query={query} onApplied={list.reload} />
      <div className={styles.tools}>
        <Button variant="line" onClick={list.removeExpired}>
          {inbox.removeExpired}
        </Button>
      </div>
    </div>
  );
}
