import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { repository } from '../setup/processes';
import { counterHosts, scriptOf } from './foreignCounters';

/** Hosts that an owner's films, tours and notice are on. */
export const foreignHosts = [
  'cdn.gaon.kr',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'tour.gaon.kr',
  'apply.gaon.kr',
  ...counterHosts,
] as const;

/**
 * Answers as they do: films with ranges, players and tours as pages, those who count visits with their scripts.
 *
 * @param counted gets what the latter are told, and that their scripts were fetched
 */
export function foreignPages(counted: string[]): (request: IncomingMessage, response: ServerResponse) => void {
  const film = readFileSync(path.join(repository, 'mf-marketing/src/films/film-promotion-720.mp4'));
  return ({ headers, url }, response) => {
    const host = headers.host?.split(':')[0] ?? '';
    if ((counterHosts as readonly string[]).includes(host)) {
      counted.push(`${host}${url}`);
      const script = scriptOf(host);
      const type = { 'content-type': script === null ? 'image/svg+xml' : 'text/javascript' };
      return void response.writeHead(200, type).end(script ?? '<svg xmlns="http://www.w3.org/2000/svg"/>');
    }
    if (!url?.endsWith('.mp4')) {
      const page = `<!doctype html><title>foreign</title><p>${host}`;
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }
    const [, from = '0', to = ''] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
    const last = to === '' ? film.length - 1 : Number(to);
    response.writeHead(headers.range ? 206 : 200, {
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      ...(headers.range && { 'content-range': `bytes ${from}-${last}/${film.length}` }),
    });
    response.end(film.subarray(Number(from), last + 1));
  };
}
