import { useFacts } from '@platform/runtime';
import { type Account, mayDo, type Role, roleInToken } from '@riverview/site/staff';
import { useEffect, useRef, useState } from 'react';
import { type LeadCounts, type PublishedPost, readLeadCounts, readPosts } from '../../api/glanceApi';
import { readReleases, readSignals } from '../../api/signalsApi';
import { type Readings, readingsOf } from '../../readings';

/** Milliseconds between two looks, while the page is in sight. */
const every = 60_000;
const mostPosts = 4;

/** `undefined` while it is on its way, `null` where it could not be had. */
export interface GlanceState {
  readonly role: Role | null | undefined;
  readonly leads: LeadCounts | null | undefined;
  readonly readings: Readings | null | undefined;
  readonly releases: Awaited<ReturnType<typeof readReleases>> | null | undefined;
  readonly posts: readonly PublishedPost[] | null | undefined;
}

const nothing: GlanceState = {
  role: undefined,
  leads: undefined,
  readings: undefined,
  releases: undefined,
  posts: undefined,
};

/** What the desk looks at first, looked at again each minute: so that a sign-in that ends elsewhere ends here, too. */
export function useGlance(account: Account): GlanceState {
  const { leads, signals } = useFacts();
  const [state, setState] = useState(nothing);
  // The sign-in makes it anew for each render; nothing is to be read again for that.
  const latest = useRef(account);
  latest.current = account;
  const [leadsAt, signalsAt] = [leads.endpoint, signals?.endpoint];

  useEffect(() => {
    const current = new AbortController();
    const keep = (found: Partial<GlanceState>) => {
      if (!current.signal.aborted) setState((before) => ({ ...before, ...found }));
    };
    async function look(): Promise<void> {
      const who = latest.current;
      const role = await who.token(false).then(roleInToken, () => null);
      keep({ role });
      if (!role) return;
      const or = <T>(wanted: Promise<T>) => wanted.catch(() => null);
      await Promise.all([
        mayDo(role, 'leads.read') &&
          or(readLeadCounts(leadsAt, who, current.signal)).then((found) => keep({ leads: found })),
        signalsAt &&
          or(readSignals(signalsAt, who, 1, current.signal).then(readingsOf)).then((readings) => keep({ readings })),
        signalsAt && or(readReleases(signalsAt, who, current.signal)).then((releases) => keep({ releases })),
        or(readPosts(mostPosts, current.signal)).then((posts) => keep({ posts })),
      ]);
    }
    const again = () => document.visibilityState === 'visible' && void look();
    void look();
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      current.abort();
    };
  }, [leadsAt, signalsAt]);
  return state;
}
