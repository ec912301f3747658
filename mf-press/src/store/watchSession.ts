import { idleMinutes } from '@riverview/site/staff';
import { signInHolds } from '../api/account';
import { browserStorage } from './browserStorage';

/** When somebody last touched a page of this browser while signed in, milliseconds since 1970: of all tabs together. */
const lastTouch = 'press:touched';

/** Milliseconds between two looks, and between two notes of a touch. */
const every = 60_000;
const noteEvery = 15_000;

/** Whether nobody touched a page for so long that the sign-in is over. `now` in milliseconds, as below. */
export function isIdle(now = Date.now()): boolean {
  const touched = Number(browserStorage.read(lastTouch) ?? Number.NaN);
  // Storage that forgets knows of no idleness; the age of the sign-in ends it all the same.
  return Number.isFinite(touched) && now - touched > idleMinutes * 60_000;
}

/** Notes that somebody is there; nothing while nobody is signed in. */
export function touch(now = Date.now()): void {
  browserStorage.write(lastTouch, String(now));
}

/** Forgets it with the sign-in. */
export const untouch = (): boolean => browserStorage.write(lastTouch, null);

interface Watched {
  /** A token of whoever is signed in; rejects where the sign-in is over, and has said so. */
  readonly token: (isFresh: boolean) => Promise<string>;
  readonly end: (why: 'ended' | 'idle') => Promise<void>;
}

/** Whether the sign-in still holds: not left alone for long, not ended elsewhere, not too old. */
async function look({ token, end }: Watched): Promise<void> {
  if (isIdle()) return end('idle');
  if (document.visibilityState !== 'visible') return;
  const current = await token(false).catch(() => null);
  if (!current || (await signInHolds(current)) !== 'ended') return;
  // Nobody gets a new token for a sign-in that was ended, but where Google does not know of it.
  const fresh = await token(true).catch(() => null);
  if (fresh && (await signInHolds(fresh)) === 'ended') await end('ended');
}

/** Ends a sign-in that holds no more: looks each minute, and whenever the page comes into sight, until it is stopped. Touches of the page are noted. */
export function watchSession(watched: Watched): () => void {
  let noted = 0;
  const note = () => {
    const now = Date.now();
    // A touch that comes too late does not wake what is over.
    if (now - noted < noteEvery || isIdle(now)) return;
    noted = now;
    touch(now);
  };
  const again = () => void look(watched);
  const seen = () => document.visibilityState === 'visible' && again();
  const timer = setInterval(again, every);
  const touches = ['pointerdown', 'keydown'] as const;
  for (const kind of touches) addEventListener(kind, note, { passive: true });
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    for (const kind of touches) removeEventListener(kind, note);
    document.removeEventListener('visibilitychange', seen);
  };
}
