import type { Facts } from '@platform/contract';

const firestore = 'https://firestore.googleapis.com';
const defaultBackEnd = 'http://127.0.0.1:4010';
const triesEvery = 500;

const loss =
  'Without it the posts would lose their pages, and the feed and the sitemap their entries; nothing was changed. To go on without posts on purpose, add --without-posts.';

/** Why a back end did not answer in time, or `null` where it did. */
async function trouble(probe: string, isHealth: boolean, patience: number): Promise<string | null> {
  let last = 'no answer';
  for (const end = Date.now() + patience; ; ) {
    try {
      const answer = await fetch(probe, { signal: AbortSignal.timeout(Math.min(5000, patience)) });
      // Google's root has no page; that it answers is enough.
      if (answer.ok || !isHealth) return null;
      last = `status ${answer.status}`;
    } catch (error) {
      const { cause, message } = error as Error & { cause?: { code?: string } };
      last = cause?.code ?? message;
    }
    if (Date.now() + triesEvery > end) return last;
    await new Promise((resolve) => setTimeout(resolve, triesEvery));
  }
}

/**
 * Address of the back end that pages take their data from: `BACK_END_URL`, or the local default; with a real Firebase
 * project it is Firestore itself. It is asked again and again for ten seconds.
 *
 * @param patience milliseconds
 * @throws saying whether none is configured or the configured one does not answer, and what to do
 */
export async function findBackEnd({ firebase }: Facts, patience = 10_000): Promise<string> {
  if (!firebase.emulator && !firebase.projectId)
    throw new Error(
      `No back end is configured: facts.firebase names neither a project nor the local one. Fill it in. ${loss}`,
    );
  const named = process.env.BACK_END_URL;
  const local = named ?? defaultBackEnd;
  const problem = firebase.emulator
    ? await trouble(`${local}/healthz`, true, patience)
    : await trouble(firestore, false, patience);
  if (problem === null) return firebase.emulator ? local : firestore;
  if (!firebase.emulator)
    throw new Error(
      `Firestore of the project ${firebase.projectId} can not be reached from here (${problem}). ${loss}`,
    );
  const remedy = named
    ? 'Start it, or correct BACK_END_URL.'
    : 'BACK_END_URL is not set, so this is the default. Start it with npm start, or alone with: npx tsx backend/src/main.ts';
  throw new Error(`The back end at ${local} does not answer (${problem}). ${remedy}\n${loss}`);
}
