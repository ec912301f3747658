import type { IncomingMessage, ServerResponse } from 'node:http';
import { HostingRules } from '../serve/hostingRules';
import { isDocumentKnown } from '../serve/isDocumentKnown';
import { parseTarget } from '../serve/requestTarget';
import { sendFile } from '../serve/sendFile';
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
  return async (request, response) => {
    const target = parseTarget(request.url ?? '');
    const file = typeof target === 'object' ? rules.rewrite(target.path)?.slice(1) : undefined;
    if (typeof target === 'number' || file === undefined) return void response.writeHead(404).end();
    const known = await isDocumentKnown(target.path, { routes, facts: facts.facts, backEnd });
    const page = await readStandIn(folder, file);
    await sendFile(request, response, file, page, known ? 200 : 404, rules.headers(target.path));
  };
}
