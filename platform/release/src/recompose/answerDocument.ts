import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerFile } from '../edge/answerFile';
import { fetchFrom } from '../edge/askBackEnd';
import { entityTags } from '../edge/etags';
import { HostingRules } from '../edge/hostingRules';
import { isDocumentKnown } from '../edge/isDocumentKnown';
import { parseTarget } from '../edge/requestTarget';
import { NodeRequest, sendAnswer } from '../serve/nodeExchange';
import { readComposition, readStandIn } from './composition';

/**
 * Answers addresses of documents that have no page of their own: with the page that stands in for any, which reads the
 * document in the browser, as 200 where there is such a document and as 404 where there is none.
 *
 * @param folder where `takeAlong` wrote the release
 * @param backEnd where Firestore answers
 */
export async function documentAnswers(
  folder: string,
  backEnd: string,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const { facts, routes, hosting } = await readComposition(folder);
  const rules = new HostingRules(hosting);
  const ask = fetchFrom(backEnd);
  const tag = entityTags();
  return async (request, response) => {
    const target = parseTarget(request.url ?? '');
    const file = typeof target === 'object' ? rules.rewrite(target.path)?.slice(1) : undefined;
    if (typeof target === 'number' || file === undefined) return void response.writeHead(404).end();
    const known = await isDocumentKnown(target.path, { routes, facts: facts.facts, backEnd: ask });
    const bytes = await readStandIn(folder, file);
    const answer = await answerFile(
      new NodeRequest(request, response),
      { name: file, bytes, etag: await tag(file, bytes) },
      // Firebase Hosting packs what its functions answer.
      { status: known ? 200 : 404, headers: rules.headers(target.path), pack: null },
    );
    await sendAnswer(answer, response);
  };
}
