import { NotAllowed } from '@riverview/site/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { InboxApi, InboxLead, InboxQuery } from '../../api/inboxApi';
import { inbox } from '../../content/inbox';

/** A search begins when nothing was typed for so long, milliseconds. */
const typingPause = 300;

interface InboxState {
  readonly leads: readonly InboxLead[];
  readonly next: string | null;
  readonly loading: boolean;
  /** What the last action has to say. */
  readonly said: { readonly kind: 'ok' | 'error'; readonly text: string } | null;
}

/** The list of the inbox and what the administrator does with it. */
export function useInbox(api: InboxApi, query: InboxQuery) {
  const { text, state } = query;
  const [list, setList] = useState<InboxState>({ leads: [], next: null, loading: true, said: null });
  // The parent makes it anew for each render; the effect below must not load again for that.
  const latest = useRef(api);
  latest.current = api;

  const attempt = useCallback(async (work: (api: InboxApi) => Promise<void>): Promise<void> => {
    try {
      await work(latest.current);
    } catch (error) {
      const text = error instanceof NotAllowed ? inbox.notAllowed : inbox.failed;
      setList((before) => ({ ...before, loading: false, said: { kind: 'error', text } }));
    }
  }, []);

  const shownText = useRef(text);
  useEffect(() => {
    const current = new AbortController();
    setList((before) => ({ ...before, loading: true }));
    const load = () =>
      attempt(async (from) => {
        try {
          const page = await from.list({ text, state }, null, current.signal);
          if (!current.signal.aborted) setList({ ...page, loading: false, said: null });
        } catch (error) {
          if (!current.signal.aborted) throw error; // nobody waits for it any more
        }
      });
    // Only typing is waited for: the first list and another state come at once.
    const timer = setTimeout(() => void load(), text === shownText.current ? 0 : typingPause);
    shownText.current = text;
    return () => {
      clearTimeout(timer);
      current.abort();
    };
  }, [text, state, attempt]);

  function without(id: string): void {
    setList((before) => ({ ...before, leads: before.leads.filter((lead) => lead.id !== id), said: null }));
  }

  return {
    ...list,
    loadMore: () =>
      attempt(async (from) => {
        const page = await from.list({ text, state }, list.next);
        setList((before) => ({ ...before, leads: [...before.leads, ...page.leads], next: page.next, said: null }));
      }),
    setHandled: (id: string, handled: boolean) =>
      attempt(async (from) => {
        await from.setHandled(id, handled);
        if (state !== 'all') return without(id);
        const handledAt = handled ? new Date().toISOString() : null;
        setList((before) => ({
          ...before,
          leads: before.leads.map((lead) => (lead.id === id ? { ...lead, handledAt } : lead)),
        }));
      }),
    remove: (id: string) =>
      attempt(async (from) => {
        await from.remove(id);
        without(id);
      }),
    removeExpired: () =>
      attempt(async (from) => {
        const removed = await from.removeExpired();
        const page = await from.list({ text, state }, null);
        setList({ ...page, loading: false, said: { kind: 'ok', text: inbox.removedExpired(removed) } });
      }),
    download: () =>
      attempt(async (from) => {
        const address = URL.createObjectURL(await from.exportCsv({ text, state }));
        const link = Object.assign(document.createElement('a'), { href: address, download: 'leads.csv' });
        link.click();
        URL.revokeObjectURL(address);
      }),
  };
}
