import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true });

/** What was answered. */
interface Answered {
  readonly ok: boolean;
  readonly text: string;
}

/**
 * Sends text to a server of this machine. There are hundreds of questions in a composition, and `fetch` takes three times the
 * processor time.
 *
 * @throws where no answer comes
 */
export function post(port: number, body: string, signal: AbortSignal, isAgain = false): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const bytes = Buffer.from(body);
    const headers = { 'content-length': bytes.length };
    const asked = request({ host: '127.0.0.1', port, method: 'POST', agent, headers, signal }, (found) => {
      found.toArray().then((parts: Buffer[]) => {
        resolve({ ok: found.statusCode === 200, text: Buffer.concat(parts).toString() });
      }, reject);
    });
    asked.on('error', (error) => {
      // A connection that rested may end just as it is used again.
      if (asked.reusedSocket && !isAgain && !signal.aborted) resolve(post(port, body, signal, true));
      else reject(error);
    });
    asked.end(bytes);
  });
}
