import type { LeadFilter } from '@riverview/site/leadFilter';
import { type DeletionReason, needsRevision, type WorkChange } from '@riverview/site/leadWork';
import { NotAllowed } from '@riverview/site/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Correction, CorrectionAnswer, InboxApi, InboxLead, InboxQuery, WorkAnswer } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';
import { type Entries, isUnsent, seenAt, withKept } from './entries';

/** A search begins when nothing was typed for so long, milliseconds. */
const typingPause = 300;

interface InboxState {
  readonly leads: readonly InboxLead[];
  readonly next: string | null;
  /** With something to be done by today. */
  readonly due: readonly InboxLead[];
  /** Who was kept when the list arrived: they stand in it until the next, also once their work is saved. */
  readonly kept: ReadonlySet<string>;
  readonly loading: boolean;
  /** What the last action has to say. */
  readonly said: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
}

/** The list of the inbox and what the desk does with it. */
export function useInbox(api: InboxApi, query: InboxQuery, entries: Entries) {
  const { text, state, only } = query;
  const typed = text + (only.arrival ?? '');
  const filter = JSON.stringify(only);
  const [list, setList] = useState<InboxState>({
    leads: [],
    next: null,
    due: [],
    kept: new Set(),
    loading: true,
    said: null,
  });
  // The parent makes it anew for each render; the effect below must not load again for that.
  const latest = useRef(api);
  latest.current = api;

  const say = useCallback((error: unknown) => {
    const text = error instanceof NotAllowed ? inbox.notAllowed : inbox.failed;
    setList((before) => ({ ...before, loading: false, said: { kind: 'error', text } }));
  }, []);
  const attempt = useCallback((work: (api: InboxApi) => Promise<void>) => work(latest.current).catch(say), [say]);

  /** Whoever is open with something unsent stays, unless their data are past their day. */
  const isKept = useCallback(
    (lead: InboxLead): boolean => {
      const state = entries.of(lead.id);
      return state.open && isUnsent(lead, state) && new Date(lead.deleteAfter).getTime() > Date.now();
    },
    [entries],
  );
  const arrive = useCallback(
    (page: Pick<InboxState, 'leads' | 'next'>, due: InboxState['due'], said: InboxState['said'] = null): void =>
      setList((before) => {
        const leads = withKept(before.leads, page.leads, isKept);
        return {
          leads,
          next: page.next,
          due: withKept(before.due, due, isKept),
          kept: new Set(leads.filter(isKept).map(({ id }) => id)),
          loading: false,
          said,
        };
      }),
    [isKept],
  );

  const shown = useRef(typed);
  useEffect(() => {
    const current = new AbortController();
    setList((before) => ({ ...before, loading: true }));
    const load = () =>
      attempt(async (from) => {
        try {
          const [page, due] = await Promise.all([
            from.list({ text, state, only: JSON.parse(filter) as LeadFilter }, null, current.signal),
            from.due(current.signal),
          ]);
          if (!current.signal.aborted) arrive(page, due);
        } catch (error) {
          if (!current.signal.aborted) throw error; // nobody waits for it any more
        }
      });
    // Only typing is waited for: the first list and another state come at once.
    const timer = setTimeout(() => void load(), typed === shown.current ? 0 : typingPause);
    shown.current = typed;
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [text, typed, state, filter, attempt, arrive]);

  const everywhere = (change: (leads: readonly InboxLead[]) => readonly InboxLead[]) =>
    setList((before) => ({ ...before, leads: change(before.leads), due: change(before.due), said: null }));

  /** Whoever is told that somebody was first has seen it then, and nobody comes between what is sent and its own answer. */
  const seen = ({ id }: InboxLead, { outcome, work }: CorrectionAnswer, isChecked: boolean): void => {
    if (work && (outcome === 'changed-meanwhile' || (outcome === 'changed' && isChecked)))
      entries.change(id, { since: work.revision });
  };

  return {
    ...list,
    isKept,
    loadMore: () =>
      attempt(async (from) => {
        const page = await from.list(query, list.next);
        setList((before) => {
          // Whoever was kept above may come once more, further down.
          const fresh = new Map(page.leads.map((lead) => [lead.id, lead]));
          const above = before.leads.map((lead) => fresh.get(lead.id) ?? lead);
          const known = new Set(above.map(({ id }) => id));
          const below = page.leads.filter(({ id }) => !known.has(id));
          return { ...before, leads: [...above, ...below], next: page.next, said: null };
        });
      }),
    /** The lead stays where it is: nothing goes away under who is writing. `null` where nobody answered; the list says why. */
    async change(lead: InboxLead, change: WorkChange): Promise<WorkAnswer | null> {
      try {
        const answer = await latest.current.change(lead.id, change, seenAt(lead, entries.of(lead.id)));
        const { work, outcome } = answer;
        if (outcome === 'gone') entries.gone(lead.id);
        seen(lead, answer, needsRevision(change));
        if (work) everywhere((leads) => leads.map((one) => (one.id === lead.id ? { ...one, work } : one)));
        return answer;
      } catch (error) {
        say(error);
        return null;
      }
    },
    async correct(lead: InboxLead, correction: Correction): Promise<CorrectionAnswer | null> {
      try {
        const answer = await latest.current.correct(lead.id, correction, seenAt(lead, entries.of(lead.id)));
        if (answer.outcome === 'gone') entries.gone(lead.id);
        seen(lead, answer, true);
        const after = { ...answer.lead, ...(answer.work && { work: answer.work }) };
        everywhere((leads) => leads.map((one) => (one.id === lead.id ? { ...one, ...after } : one)));
        return answer;
      } catch (error) {
        say(error);
        return null;
      }
    },
    remove: (id: string, why: DeletionReason) =>
      attempt(async (from) => {
        await from.remove(id, why);
        entries.gone(id);
        everywhere((leads) => leads.filter((lead) => lead.id !== id));
      }),
    removeExpired: () =>
      attempt(async (from) => {
        const removed = await from.removeExpired();
        const [page, due] = await Promise.all([from.list(query, null), from.due()]);
        arrive(page, due, { kind: 'ok', text: inbox.removedExpired(removed) });
      }),
    reload: () =>
      attempt(async (from) => {
        const [page, due] = await Promise.all([from.list(query, null), from.due()]);
        arrive(page, due);
      }),
  };
}
