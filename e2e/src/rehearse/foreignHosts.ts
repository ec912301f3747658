import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { repository } from '../setup/processes';

/** Hosts that an owner's films, tours and notice are on. */
export const foreignHosts = [
  'cdn.gaon.kr',
  'www.youtube-nocookie.com',
  'player.vimeo.com',
  'tour.gaon.kr',
  'apply.gaon.kr',
] as const;

/** Answers as they do: films with ranges, players and tours as pages. */
export function foreignPages(): (request: IncomingMessage, response: ServerResponse) => void {
  const film = readFileSync(path.join(repository, 'mf-marketing/src/films/film-promotion-720.mp4'));
  return ({ headers, url }, response) => {
    if (!url?.endsWith('.mp4')) {
      const page = `<!doctype html><title>foreign</title><p>${headers.host?.split(':')[0]}`;
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
