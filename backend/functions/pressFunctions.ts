import { fileURLToPath } from 'node:url';
import type { Facts } from '@platform/contract';
import type { Recomposer } from '@platform/release/recompose/Recomposer';
import { applicationDefault } from 'firebase-admin/app';
import { type DocumentFunction, onDocumentWritten } from 'firebase-functions/v2/firestore';
import { type HttpsFunction, onRequest } from 'firebase-functions/v2/https';
import { isNews } from './isNews';

/** The release that was exported with this code. */
const folder = fileURLToPath(new URL('./release', import.meta.url));

const { FIRESTORE_EMULATOR_HOST, HOSTING_SITE, HOSTING_ORIGIN, HOSTING_API } = process.env;
const firestore = FIRESTORE_EMULATOR_HOST ? `http://${FIRESTORE_EMULATOR_HOST}` : 'https://firestore.googleapis.com';

const token = async () => (await applicationDefault().getAccessToken()).access_token;

/** What composes is large; only the function that does loads it. */
async function makeRecomposer(projectId: string): Promise<Recomposer> {
  const [{ Recomposer }, { composeHosted }, { HostingApi }] = await Promise.all([
    import('@platform/release/recompose/Recomposer'),
    import('@platform/release/recompose/composeHosted'),
    import('@platform/release/firebase/HostingApi'),
  ]);
  const site = HOSTING_SITE ?? projectId;
  const api = new HostingApi({ site, accessToken: token, ...(HOSTING_API && { origin: HOSTING_API }) });
  const origin = HOSTING_ORIGIN ?? `https://${site}.web.app`;
  return new Recomposer(async () => void (await composeHosted({ folder, api, backEnd: firestore, origin })));
}

/** Posts become pages: one function composes the site again when a post has changed, one answers for posts without a page. */
export function pressFunctions(
  { firebase }: Facts,
  region: string,
): { readonly pages: DocumentFunction; readonly articles: HttpsFunction } {
  let recomposer: Promise<Recomposer> | null = null;
  let answers: Promise<Awaited<ReturnType<typeof loadAnswers>>> | null = null;
  const loadAnswers = async () => {
    const { documentAnswers } = await import('@platform/release/recompose/answerDocument');
    return documentAnswers(folder, firestore);
  };
  return {
    // One instance, which many posts share: a burst of them is one composition. What fails is delivered again.
    pages: onDocumentWritten(
      {
        document: 'press/{id}',
        region,
        maxInstances: 1,
        concurrency: 80,
        memory: '1GiB',
        timeoutSeconds: 300,
        retry: true,
      },
      async ({ data }) => {
        if (!isNews(data?.before.data(), data?.after.data())) return;
        recomposer ??= makeRecomposer(firebase.projectId);
        await (await recomposer).ask();
      },
    ),
    articles: onRequest({ region, maxInstances: 20 }, async (request, response) => {
      answers ??= loadAnswers();
      await (await answers)(request, response);
    }),
  };
}
