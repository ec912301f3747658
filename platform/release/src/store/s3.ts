import { AwsClient } from 'aws4fetch';
import { type ObjectEngine, ObjectStore } from './ObjectStore';
import type { StoredFile } from './ReleaseStore';
import { removalPatience } from './removal';
import { readListing } from './s3Listing';

/** A bucket behind an HTTP API that speaks S3. */
export interface S3Bucket {
  /** Address of the service, with the bucket where that is part of the host's name: `https://account.r2.cloudflarestorage.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  /** Stands before every key: `''`, or a path that ends in a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const encode = (key: string) => key.split('/').map(encodeURIComponent).join('/');
/** So often a write is tried again that another write to the same key stood against. */
const mostConflicts = 5;
/** So often a call is made that got no answer, with a pause between of so many milliseconds on average. */
const mostTries = 4;
const pause = 300;

/** What to do where the service says more than that it refuses. */
const remedies: Readonly<Record<string, string>> = {
  SignatureDoesNotMatch:
    'The secret is not that of the key: set AWS_SECRET_ACCESS_KEY to the one that came with AWS_ACCESS_KEY_ID, then run the command again.',
  InvalidAccessKeyId:
    'The service knows no such key: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY to a key that it has, then run the command again.',
};

/** Calls of the API: it answers `null` for what is not there, and throws what says nothing of the key. */
export function s3Engine({ endpoint, bucket, prefix, region, ...credentials }: S3Bucket): ObjectEngine {
  const client = new AwsClient({ ...credentials, region, service: 's3', retries: 3 });
  // A removal that is tried again later would remove what others rely on by then.
  const once = new AwsClient({ ...credentials, region, service: 's3', retries: 0 });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;
  const addressOf = (key: string) => `${base}/${encode(prefix + key)}`;

  /** Asks once more where no answer came: all calls but the removals may be made twice. */
  async function reach(
    by: AwsClient,
    address: string,
    init: RequestInit,
    tries = by === once ? 1 : mostTries,
  ): Promise<Response> {
    try {
      return await by.fetch(address, init);
    } catch (cause) {
      if (tries > 1) {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 2 * pause));
        return reach(by, address, init, tries - 1);
      }
      const why = (cause as { readonly cause?: { readonly code?: string } }).cause?.code ?? String(cause);
      throw new Error(
        `The release store at ${base} does not answer (${why}). What was live stays live. Look at the network and at RELEASE_STORE, then run the command again.`,
        { cause },
      );
    }
  }

  async function call(by: AwsClient, address: string, init: RequestInit, allowed: readonly number[]) {
    const answer = await reach(by, address, init);
    if (answer.ok || allowed.includes(answer.status)) return answer;
    const said = (await answer.text()).match(/<Code>(\w+)<\/Code>/)?.[1] ?? '';
    const remedy =
      remedies[said] ??
      'Look at its name, its keys and whether they may read, write, list and remove, then run the command again.';
    throw new Error(
      `The release store at ${base} answers ${answer.status} ${said}. What was live stays live. ${remedy}`,
    );
  }

  return {
    async get(key) {
      const answer = await call(client, addressOf(key), {}, [404]);
      return answer.status === 404 ? null : new Uint8Array(await answer.arrayBuffer());
    },
    async make(key, bytes) {
      for (let conflicts = 0; ; conflicts++) {
        const init = { method: 'PUT', body: bytes as BodyInit, headers: { 'if-none-match': '*' } };
        const { status } = await call(client, addressOf(key), init, conflicts < mostConflicts ? [409, 412] : [412]);
        if (status !== 409) return status !== 412;
      }
    },
    async writtenAt(key) {
      const { status, headers } = await call(client, addressOf(key), { method: 'HEAD' }, [404]);
      return status === 404 ? null : Date.parse(headers.get('last-modified') ?? '');
    },
    async rewrite(key) {
      const headers = {
        'x-amz-copy-source': `/${bucket}/${encode(prefix + key)}`,
        // What is copied onto itself has to be changed in something.
        'x-amz-metadata-directive': 'REPLACE',
        'x-amz-meta-asked': new Date().toISOString(),
      };
      const answer = await call(client, addressOf(key), { method: 'PUT', headers }, [404]);
      // An error may come behind a status of success.
      return answer.status !== 404 && !(await answer.text()).includes('<Error>');
    },
    async list(start) {
      const found: StoredFile[] = [];
      for (let token: string | null = null; ; ) {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url', prefix: prefix + start });
        if (token) query.set('continuation-token', token);
        const page = readListing(await (await call(client, `${base}?${query}`, {}, [])).text());
        found.push(...page.files.map((file) => ({ ...file, key: file.key.slice(prefix.length) })));
        token = page.next;
        if (!token) return found.sort((one, other) => (one.key < other.key ? -1 : 1));
      }
    },
    async delete(key) {
      const signal = AbortSignal.timeout(removalPatience);
      await call(once, addressOf(key), { method: 'DELETE', signal }, [404]);
    },
  };
}

/** A release store in a bucket behind an S3 API. */
export const s3Store = (bucket: S3Bucket, options: { readonly fresh?: number } = {}) =>
  new ObjectStore(s3Engine(bucket), options);
