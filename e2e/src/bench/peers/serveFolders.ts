import { createHash, X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { selfSigned } from '../../setup/selfSigned';
import { packed } from './packed';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const text = /^(?:text|application)\/|svg/;

interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Every file of a folder, ready to be sent: what is read is packed, what is named by its content is kept for good. */
function readAnswers(folder: string): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = readFileSync(file);
    const isPacked = text.test(type) && bytes.length > 512;
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const isDocument = type.startsWith('text/html');
    answers.set(isDocument ? address.replace(/(?:index)?\.html$/, '').replace(/(.)\/$/, '$1') : address, {
      body: isPacked ? packed(bytes) : bytes,
      headers: {
        'content-type': type,
        'cache-control': isDocument || type.includes('json') ? 'no-cache' : 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        ...(isPacked && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      },
    });
  }
  return answers;
}

/** What a browser is started with to take this certificate as a good one: it keeps nothing that comes with a bad one. */
export interface Served {
  readonly origins: Readonly<Record<string, string>>;
  readonly trust: string;
}

/**
 * Serves folders as one host would: HTTP/2, brotli at its best, the same headers for all. Each has an origin of its own.
 *
 * @param folders by name; `fallback` answers addresses that a folder has no document for
 */
export async function serveFolders(
  folders: Readonly<Record<string, { readonly folder: string; readonly fallback?: string | undefined }>>,
): Promise<Served> {
  const certificate = selfSigned();
  const origins: Record<string, string> = {};
  for (const [name, { folder, fallback }] of Object.entries(folders)) {
    const answers = readAnswers(folder);
    const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
      const { pathname } = new URL(request.url, 'https://localhost');
      const found = answers.get(pathname) ?? (path.extname(pathname) || !fallback ? undefined : answers.get(fallback));
      response.writeHead(found ? 200 : 404, found?.headers);
      response.end(found?.body ?? '');
    });
    server.on('sessionError', () => {}); // a browser that goes away
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    server.unref();
    origins[name] = `https://localhost:${(server.address() as AddressInfo).port}`;
  }
  const key = new X509Certificate(certificate.cert).publicKey.export({ type: 'spki', format: 'der' });
  const trust = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(key).digest('base64')}`;
  return { origins, trust };
}
