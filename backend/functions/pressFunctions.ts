import { fileURLToPath } from 'node:url';
import type { Facts } from '@platform/contract';
import type { Recomposer } from '@platform/release/recompose/Recomposer';
import { applicationDefault } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { type DocumentFunction, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/v2/scheduler';
import { cloudDrafts } from '../src/press/cloudDrafts';
import { publishDue } from '../src/press/publishDue';
import { isNews } from './isNews';

/** The release that was exported with this code. */
const folder = fileURLToPath(new URL('./release', import.meta.url));

const { FIRESTORE_EMULATOR_HOST, HOSTING_SITE, HOSTING_ORIGIN, HOSTING_API } = process.env;
const firestore = FIRESTORE_EMULATOR_HOST ? `http://${FIRESTORE_EMULATOR_HOST}` : 'https://firestore.googleapis.com';

const token = async () => (await applicationDefault().getAccessToken()).access_token;

/** What composes is large; only the function that does loads it. */
async function makeRecomposer(projectId: string): Promise<Recomposer> {
  const [{ Recomposer }, { hostedComposer }, { HostingApi }] = await Promise.all([
    import('@platform/release/recompose/Recomposer'),
    import('@platform/release/recompose/composeHosted'),
    import('@platform/release/firebase/HostingApi'),
  ]);
  const site = HOSTING_SITE ?? projectId;
  const api = new HostingApi({ site, accessToken: token, ...(HOSTING_API && { origin: HOSTING_API }) });
  const origin = HOSTING_ORIGIN ?? `https://${site}.web.app`;
  const compose = hostedComposer({ folder, api, backEnd: firestore, origin });
  return new Recomposer(async () => void (await compose()));
}

/**
 * Posts become pages: one function composes the site again when a post has changed, one answers for posts without a page. Another
 * makes posts of drafts when their time comes.
 * Each runs as an account of its own, with what it needs: docs/going-live.md.
 */
export function pressFunctions(
  { firebase, slug }: Facts,
  region: string,
): {
  readonly pages: DocumentFunction;
  readonly pagesHourly: ScheduleFunction;
  readonly publishDue: ScheduleFunction;
  readonly articles: HttpsFunction;
} {
  let recomposer: Promise<Recomposer> | null = null;
  const compose = async () => {
    recomposer ??= makeRecomposer(firebase.projectId);
    await (await recomposer).ask();
  };
  let answers: ReturnType<typeof loadAnswers> | null = null;
  const composes = {
    region,
    serviceAccount: 'site-pages@',
    maxInstances: 1,
    memory: '1GiB',
    timeoutSeconds: 300,
  } as const;
  return {
    // One instance, which many posts share: a burst of them is one composition. What fails is delivered again.
    pages: onDocumentWritten(
      { ...composes, document: 'press/{id}', concurrency: 80, retry: true },
      async ({ data }) => {
        if (isNews(data?.before.data(), data?.after.data())) await compose();
      },
    ),
    // A deploy brings pages of the moment when it was composed.
    pagesHourly: onSchedule({ ...composes, schedule: 'every 60 minutes' }, compose),
    // The shortest that a schedule may be: a post comes within the minute that was said. Its event composes the pages.
    publishDue: onSchedule(
      { region, serviceAccount: 'site-press@', maxInstances: 1, schedule: 'every 1 minutes' },
      async () => void (await publishDue(cloudDrafts(getFirestore(), slug, FieldValue.serverTimestamp), new Date())),
    ),
    articles: onRequest({ region, serviceAccount: 'site-articles@', maxInstances: 20 }, async (request, response) => {
      answers ??= loadAnswers();
      await (await answers)(request, response);
    }),
  };
}

async function loadAnswers() {
  const { documentAnswers } = await import('@platform/release/recompose/answerDocument');
  return documentAnswers(folder, firestore);
}
