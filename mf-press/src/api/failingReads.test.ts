// @vitest-environment node
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { siteFacts } from '@riverview/site/siteFacts';
import { afterEach, describe, expect, test } from 'vitest';
import prerender from '../pages/press-article/prerender';
import { fetchFirstPage } from './restPosts';

let server: Server | null = null;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function backEnd(answer: RequestListener): Promise<string> {
  const listening = http.createServer(answer);
  server = listening;
  await new Promise<void>((ready) => listening.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
}

const sends =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

describe('posts that can not be read are an error of the composition, never fewer pages', () => {
  test.each<[string, RequestListener, RegExp]>([
    ['a refusal', sends(503, '{"error":"away"}'), /failed: status 503, {"error":"away"}/],
    [
      'an error in the list of a good answer',
      sends(200, '[{"error":{"code":8,"message":"quota"}}]'),
      /failed: .*quota/,
    ],
    ['something else than a list', sends(200, '{"login":"required"}'), /failed: an answer that is no list/],
    ['a connection that breaks', (request) => request.socket.destroy(), /failed: /],
  ])('%s', async (_, answer, message) => {
    const address = await backEnd(answer);
    await expect(prerender.paths({ facts: siteFacts, backEnd: address })).rejects.toThrow(message);
    await expect(fetchFirstPage(siteFacts, address)).rejects.toThrow(message);
  });
});
