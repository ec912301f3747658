import http from 'node:http';
import { afterEach, expect, it } from 'vitest';
import type { BackEndCall } from '../edge/askBackEnd';
import { askFrom } from './askBackEnd';
import { listen } from './testing/servedSite';

const closing: http.Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function ask(listener: http.RequestListener, call: Partial<BackEndCall>) {
  const server = http.createServer(listener);
  closing.push(server);
  const backEnd = `http://127.0.0.1:${await listen(server)}`;
  const plain = { method: 'GET', headers: {}, body: new Uint8Array() };
  return askFrom(backEnd)({ ...plain, target: '/api/forms', patience: 5_000, ...call });
}

it('gives up when there is no answer in time', async () => {
  await expect(ask(() => {}, { patience: 50 })).rejects.toThrow('no answer within 50 ms');
});

it('ends an answer that stops in the middle', async () => {
  const answer = await ask((_, response) => void response.writeHead(200).write('half'), { patience: 1_500 });
  await expect(new Response(answer.body as BodyInit).text()).rejects.toThrow('aborted');
});

it('gives up when nobody waits any more', async () => {
  const gone = new AbortController();
  const asking = ask(() => gone.abort(), { signal: gone.signal });
  await expect(asking).rejects.toThrow();
});

it('asks the back end, whatever the target looks like', async () => {
  const heard: unknown[] = [];
  await ask(
    (request, response) => {
      heard.push(request.url);
      response.end();
    },
    { target: '//evil.example/api/forms' },
  );
  expect(heard).toEqual(['//evil.example/api/forms']);
});
