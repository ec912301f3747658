import type { FirebaseFacts } from '@platform/contract';
import { firebaseApp } from './firebaseApp';

let started: Promise<void> | undefined;

async function start(facts: FirebaseFacts, key: string): Promise<void> {
  // Loaded only where the owner uses it.
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(firebaseApp(facts), {
    provider: new ReCaptchaEnterpriseProvider(key),
    isTokenAutoRefreshEnabled: true,
  });
}

/** Resolves once calls of Firebase carry what App Check asks for; at once where the facts do not use it. */
export function appCheck(facts: FirebaseFacts): Promise<void> {
  if (!facts.appCheckKey) return Promise.resolve();
  started ??= start(facts, facts.appCheckKey).catch((error) => {
    started = undefined;
    throw error;
  });
  return started;
}
