import { type Account, NotAllowed } from '@riverview/site/staff';
import { useEffect, useRef, useState } from 'react';
import { readSignals } from '../../api/signalsApi';
import { signalsWords } from '../../content/signals';
import { type Readings, readingsOf } from '../../readings';

interface SignalsState {
  readonly readings: Readings | null;
  readonly loading: boolean;
  readonly failure: string | null;
}

/** What was counted in the last days, read when they change. */
export function useSignals(endpoint: string, account: Account, days: number): SignalsState {
  const [state, setState] = useState<SignalsState>({ readings: null, loading: true, failure: null });
  // The sign-in makes it anew for each render; nothing is to be read again for that.
  const latest = useRef(account);
  latest.current = account;
  useEffect(() => {
    const current = new AbortController();
    setState((before) => ({ ...before, loading: true }));
    readSignals(endpoint, latest.current, days, current.signal).then(
      (overview) => setState({ readings: readingsOf(overview), loading: false, failure: null }),
      (error: unknown) => {
        if (current.signal.aborted) return; // another period was chosen
        const failure = error instanceof NotAllowed ? signalsWords.notAllowed : signalsWords.failed;
        setState((before) => ({ ...before, loading: false, failure }));
      },
    );
    return () => current.abort();
  }, [endpoint, days]);
  return state;
}
