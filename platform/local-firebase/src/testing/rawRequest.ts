import { request } from 'node:http';

/** An answer as it came. */
export interface RawAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request whose target is not tidied up first, as `curl --path-as-is` does. */
export function rawRequest(port: number, target: string, { method = 'POST', headers = {}, body }: RawRequest = {}) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path: target, method, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, type: answer.headers['content-type'] ?? '', text }),
      );
    });
    sent.on('error', reject);
    sent.end(body ?? (method === 'POST' ? '{}' : undefined));
  });
}
