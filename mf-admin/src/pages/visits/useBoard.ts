import { NotAllowed } from '@riverview/site/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Board, NotMoved, type VisitChange, type VisitsApi } from '../../api/visitsApi';
import { visitsWords } from '../../content/visits';

/** Milliseconds between two looks, while the page is in sight: several tablets check in side by side. */
const every = 15_000;

const saidOf = (error: unknown): string => {
  if (error instanceof NotMoved) return visitsWords.notMoved(error.outcome);
  return error instanceof NotAllowed ? visitsWords.notAllowed : visitsWords.failed;
};

/** The board of one day, looked at again and again, and what the desk does on it. */
export function useBoard(api: VisitsApi, day: string) {
  const [board, setBoard] = useState<Board | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  // The parent makes it anew for each render; the effect below must not load again for that.
  const latest = useRef(api);
  latest.current = api;
  const current = useRef(day);
  current.current = day;

  const look = useCallback(async (wanted: string, signal: AbortSignal): Promise<void> => {
    try {
      const found = await latest.current.board(wanted, signal);
      if (!signal.aborted && found.day === current.current) setBoard(found);
    } catch (error) {
      if (!signal.aborted) setSaid(saidOf(error));
    }
  }, []);

  useEffect(() => {
    const abort = new AbortController();
    setSaid(null);
    const again = () => document.visibilityState === 'visible' && void look(day, abort.signal);
    void look(day, abort.signal);
    const timer = setInterval(again, every);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
      abort.abort();
    };
  }, [day, look]);

  const after = useCallback(
    async (work: (api: VisitsApi) => Promise<void>): Promise<boolean> => {
      setSaid(null);
      let done = true;
      try {
        await work(latest.current);
      } catch (error) {
        setSaid(saidOf(error));
        done = false;
      }
      await look(current.current, new AbortController().signal);
      return done;
    },
    [look],
  );

  return {
    board: board?.day === day ? board : null,
    /** When visits may be booked: of all days, so that who writes it may look at another one. `undefined` until it is known. */
    schedule: board?.schedule,
    said,
    change: (lead: string, change: VisitChange) => after((from) => from.change(lead, change)),
    keepSchedule: (schedule: Parameters<VisitsApi['keepSchedule']>[0]) =>
      after(async (from) => {
        await from.keepSchedule(schedule);
        // Known without the look below, which may fail: the form must not show what was kept before.
        setBoard((before) => before && { ...before, schedule });
      }),
  };
}
