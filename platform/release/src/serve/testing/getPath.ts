import http from 'node:http';
import type { RawAnswer } from './rawRequest';

/** Asks a port of this machine for a path exactly as it is given: `fetch` would mend it first. */
export function getPath(port: number, path: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent: false }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString('utf8');
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string>, body });
    });
    request.on('error', reject);
  });
}
