import http, { type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { listen } from '../serve/testing/servedSite';
import { followChanges } from './followChanges';
import { Recomposer } from './Recomposer';

const stopped = new AbortController();
const servers: Server[] = [];
afterEach(() => {
  stopped.abort();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

it('composes once to begin with, after each change, and again once a back end that was away has come back', async () => {
  let state: string | null = 'first';
  const server = http.createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://own').searchParams.get('after');
    const answer = () => {
      if (state === null) return void response.destroy();
      if (asked === state && !response.destroyed) return void setTimeout(answer, 5);
      response.end(JSON.stringify({ state }));
    };
    answer();
  });
  servers.push(server);
  const backEnd = `http://127.0.0.1:${await listen(server)}`;
  let composed = 0;
  const recomposer = new Recomposer(
    async () => {
      composed += 1;
    },
    { quiet: 1, longest: 5, firstPause: 1, longestPause: 1 },
  );
  const reported: unknown[] = [];
  const following = followChanges({
    backEnd,
    recomposer,
    report: (error) => reported.push(error),
    signal: stopped.signal,
    pause: 5,
  });
  await expect.poll(() => composed).toBe(1);
  state = 'second';
  await expect.poll(() => composed).toBe(2);
  state = null;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(composed).toBe(2);
  state = 'of another process';
  await expect.poll(() => composed).toBe(3);
  expect(reported).toEqual([]);
  stopped.abort();
  await following;
});
