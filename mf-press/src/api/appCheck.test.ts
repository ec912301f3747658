import type { FirebaseFacts } from '@platform/contract';
import { beforeEach, expect, test, vi } from 'vitest';

const calls = vi.hoisted(() => [] as string[]);
vi.mock('firebase/app-check', () => {
  calls.push('loaded');
  return {
    initializeAppCheck: (_: unknown, { provider }: { provider: { key: string } }) =>
      calls.push(`check ${provider.key}`),
    ReCaptchaEnterpriseProvider: class {
      readonly key: string;
      constructor(key: string) {
        this.key = key;
      }
    },
  };
});
vi.mock('firebase/app', () => ({ initializeApp: () => ({}) }));
vi.mock('firebase/firestore/lite', () => ({
  getFirestore: () => {
    calls.push('firestore');
    return {};
  },
  setLogLevel: () => {},
}));

const facts: FirebaseFacts = { projectId: 'p', apiKey: 'k', authDomain: 'd', appId: '1', emulator: null };

beforeEach(() => {
  calls.length = 0;
  vi.resetModules();
});

test('Firestore is asked only after App Check has begun, which begins once', async () => {
  const { firestore } = await import('./firestore');
  await Promise.all([1, 2].map(() => firestore({ ...facts, appCheckKey: 'site-key' })));
  expect(calls.filter((call) => call !== 'loaded')).toEqual(['check site-key', 'firestore']);
});

test('nothing of it is loaded where the owner does not use it', async () => {
  const { firestore } = await import('./firestore');
  await firestore({ ...facts, appCheckKey: null });
  expect(calls).toEqual(['firestore']);
});
