import type { FirebaseFacts } from '@platform/contract';
import { useFacts } from '@platform/runtime';
import { useSyncExternalStore } from 'react';
import { browserStorage } from './browserStorage';

/** Who is signed in. `checking`: somebody was, and Firebase is still to confirm it. */
export type Session =
  | { readonly state: 'checking' }
  /**
   * `only-here`: the back end could not be told, and other devices are still signed in. `ended`: it was, elsewhere or by its age. `idle`: nobody
   * touched a page for long.
   */
  | { readonly state: 'signed-out'; readonly why?: 'only-here' | 'ended' | 'idle' }
  | { readonly state: 'signed-in'; readonly email: string };

/** Set while somebody is signed in, so that a visitor's page need not load sign-in to learn that nobody is. */
const marker = 'press:signed-in';

const signedOut: Session = { state: 'signed-out' };
let session: Session = signedOut;
let watching: Promise<typeof import('../api/auth')> | undefined;
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

let unwatch: (() => void) | undefined;

/** Ends the sign-in of this browser, and says why. */
async function end(facts: FirebaseFacts, why: 'ended' | 'idle'): Promise<void> {
  const { forget } = await loadAuth(facts);
  set({ state: 'signed-out', why });
  await forget(facts);
}

/** Loads sign-in, once, and follows its state from then on. */
export function loadAuth(facts: FirebaseFacts): Promise<typeof import('../api/auth')> {
  // Visitors load neither.
  watching ??= Promise.all([import('../api/auth'), import('./watchSession')]).then(
    ([auth, { isIdle, touch, untouch, watchSession }]) => {
      auth.watchAuth(facts, (email) => {
        // Whoever comes back after long does not see for a moment what they were signed in to.
        if (email !== null && isIdle()) return void end(facts, 'idle');
        browserStorage.write(marker, email === null ? null : '1');
        if (email !== null) {
          touch();
          set({ state: 'signed-in', email });
          unwatch ??= watchSession({
            token: (isFresh) => sessionToken(facts, isFresh),
            end: (why) => end(facts, why),
          });
          return;
        }
        untouch();
        unwatch?.();
        unwatch = undefined;
        // Signed out already: what was said of it stays.
        if (session.state !== 'signed-out') set(signedOut);
      });
      return auth;
    },
    (error: unknown) => {
      watching = undefined;
      set(signedOut);
      throw error;
    },
  );
  return watching;
}

/** Signs out, here and on every other device. */
export async function leave(facts: FirebaseFacts): Promise<void> {
  const extent = await (await loadAuth(facts)).signOut(facts);
  if (extent === 'here') set({ state: 'signed-out', why: 'only-here' });
}

/** A token of whoever is signed in; `isFresh`: a new one. Rejects where there is none. */
export async function sessionToken(facts: FirebaseFacts, isFresh: boolean): Promise<string> {
  const token = await (await loadAuth(facts)).tokenOf(facts, isFresh);
  if (token !== null) return token;
  set({ state: 'signed-out', why: 'ended' });
  throw new Error('The sign-in has ended. Sign in again.');
}

function resume(facts: FirebaseFacts): void {
  if (watching || browserStorage.read(marker) === null) return;
  set({ state: 'checking' });
  // A failure leaves the sign-in form, which says what is wrong once it is used.
  loadAuth(facts).catch(() => undefined);
}

/** Who is signed in, live across tabs. Nobody while prerendering and hydrating. */
export function useSession(): Session {
  const { firebase } = useFacts();
  return useSyncExternalStore(
    (listener) => {
      const onStorage = ({ key }: StorageEvent) => key === marker && resume(firebase);
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      resume(firebase);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
    () => session,
    () => signedOut,
  );
}
