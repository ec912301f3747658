import http from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { askBackEnd } from './askBackEnd';
import type { Call } from './calls';
import { listen } from './testing/servedSite';

const closing: http.Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function ask(listener: http.RequestListener, call: Partial<Call>, signal = new AbortController().signal) {
  const server = http.createServer(listener);
  closing.push(server);
  const backEnd = `http://127.0.0.1:${await listen(server)}`;
  const request = { method: 'GET', headers: {}, socket: {} as http.IncomingMessage['socket'] };
  const whole: Call = { kind: 'endpoint', target: '/api/forms', mostBytes: 10, patience: 5_000, ...call };
  return askBackEnd(backEnd, whole, request, Buffer.alloc(0), signal);
}

it('gives up when there is no answer in time', async () => {
  await expect(ask(() => {}, { patience: 50 })).rejects.toThrow('no answer within 50 ms');
});

it('ends an answer that stops in the middle', async () => {
  const answer = await ask((_, response) => void response.writeHead(200).write('half'), { patience: 1_500 });
  await expect(answer.toArray()).rejects.toThrow('aborted');
});

it('gives up when nobody waits any more', async () => {
  const gone = new AbortController();
  const asking = ask(() => gone.abort(), {}, gone.signal);
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
