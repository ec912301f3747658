import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Claims, RelatedDocuments } from '../firestore/rulesGate';
import { ApiError, invalid } from '../http/ApiError';
import { readBytes } from '../http/readBody';
import { requestPath } from '../http/requestPath';
import { demandSameOrigin } from '../http/sameOrigin';
import { sendJson } from '../http/sendJson';
import type { MatchBlock } from '../rules/syntax';
import type { RequestHandler } from '../server/requestListener';
import { mediaTypeOf } from './mediaTypeOf';
import { readUpload } from './multipart';
import { demandStorage } from './storageGate';

interface StorageParts {
  readonly bucket: string;
  readonly rules: MatchBlock;
  /** Where files are kept. */
  readonly folder: string;
  /** Claims of a token; throws for what is none. */
  readonly readToken: (token: string) => Claims;
  /** The documents that rules may look at. */
  readonly documents: RelatedDocuments;
}

const nameIn = /^[A-Za-z0-9_-]{1,100}$/;

/**
 * Firebase Storage as far as the SDK uploads a picture in one request and browsers read it. Files are WebP or JPEG by their first bytes,
 * whatever they are called, and never change.
 */
export function storageHandler({ bucket, rules, folder, readToken, documents }: StorageParts): RequestHandler {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const root = `/v0/b/${bucket}/o`;
  const fileOf = (name: string) => join(folder, name);

  function claimsOf({ headers }: IncomingMessage): Claims {
    const token = /^(?:Firebase|Bearer) (.+)$/.exec(headers.authorization ?? '')?.[1];
    return token === undefined ? null : readToken(token);
  }

  function describe(name: string, bytes: Buffer) {
    const contentType = mediaTypeOf(bytes) ?? 'application/octet-stream';
    return { name, bucket, contentType, size: String(bytes.length), generation: '1', metageneration: '1' };
  }

  async function upload(request: IncomingMessage, name: string) {
    const claims = claimsOf(request);
    const { metadata, bytes } = readUpload(request.headers['content-type'] ?? '', await readBytes(request));
    const contentType = String(metadata.contentType ?? '');
    const exists = existsSync(fileOf(name));
    const operation = exists ? 'update' : 'create';
    demandStorage(rules, { operation, bucket, name, claims, documents, file: { size: bytes.length, contentType } });
    if (mediaTypeOf(bytes) !== contentType) invalid(`the file is not ${contentType}`);
    keep(bytes, name);
    return describe(name, bytes);
  }

  /** Whole or not at all, also where the machine stops meanwhile; never over another. */
  function keep(bytes: Buffer, name: string): void {
    const draft = fileOf(`.${randomUUID()}`);
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeSync(file, bytes);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    try {
      linkSync(draft, fileOf(name));
    } finally {
      rmSync(draft);
    }
  }

  function read(request: IncomingMessage, response: ServerResponse, name: string, isMedia: boolean): void {
    demandStorage(rules, { operation: 'get', bucket, name, claims: claimsOf(request), documents, file: null });
    if (!existsSync(fileOf(name))) throw new ApiError('NOT_FOUND', 'Not Found.');
    const bytes = readFileSync(fileOf(name));
    const description = describe(name, bytes);
    if (!isMedia) {
      sendJson(response, 200, description);
      return;
    }
    response.writeHead(200, {
      'content-type': description.contentType,
      'content-length': bytes.length,
      // A name stands for one file for ever.
      'cache-control': 'public, max-age=31536000, immutable',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return async (request, response) => {
    const { method = '', url = '/' } = request;
    if (!url.startsWith('/v0/')) return false;
    const path = requestPath(url);
    const query = new URL(url, 'http://own').searchParams;
    const name = method === 'POST' && path === root ? (query.get('name') ?? '') : path.slice(root.length + 1);
    if (!(path === root || path.startsWith(`${root}/`)) || !nameIn.test(name)) {
      throw new ApiError('NOT_FOUND', `Nothing answers ${method} ${path} here.`);
    }
    if (method === 'POST' && path === root) {
      demandSameOrigin(request);
      sendJson(response, 200, await upload(request, name));
    } else if (method === 'GET' || method === 'HEAD') read(request, response, name, query.get('alt') === 'media');
    else throw new ApiError('NOT_FOUND', `Nothing answers ${method} ${path} here.`);
    return true;
  };
}
