import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { sha256 } from '../hash';
import { inParallel } from '../inParallel';
import { withPolicies } from './withPolicies';

const zip = promisify(gzip);

/** A version of a site at Firebase Hosting: how it is hosted, in the API's own form, and its files. */
export interface HostedVersion {
  /** `sites/SITE/versions/ID`. */
  readonly name: string;
  readonly config: unknown;
  /** Hash of the gzipped bytes of each file, by its path, `/index.html`. */
  readonly files: ReadonlyMap<string, string>;
}

interface HostingApiOptions {
  /** Name of the site at Firebase Hosting. */
  readonly site: string;
  /** An OAuth token that may deploy (`roles/firebasehosting.admin`). */
  readonly accessToken: () => Promise<string>;
  /** Default: Google's. */
  readonly origin?: string;
}

interface FilesPage {
  readonly files?: readonly { readonly path: string; readonly hash: string; readonly status?: string }[];
  readonly nextPageToken?: string;
}

/** Milliseconds until an answer is no longer waited for. */
const patience = 30_000;

/**
 * Firebase Hosting's REST API, as far as a new version of a site takes it: https://firebase.google.com/docs/hosting/api-deploy.
 * Throws where an answer is no success, naming call and status.
 */
export class HostingApi {
  readonly #options: Required<HostingApiOptions>;

  constructor(options: HostingApiOptions) {
    this.#options = { origin: 'https://firebasehosting.googleapis.com', ...options };
  }

  /** The version that visitors get, `null` before the first. */
  async live(): Promise<HostedVersion | null> {
    const version = await this.#liveVersion();
    return version ? { ...version, files: await this.#files(version.name) } : null;
  }

  async #liveVersion(): Promise<Omit<HostedVersion, 'files'> | null> {
    const { releases = [] } = (await this.#call('GET', `sites/${this.#options.site}/releases?pageSize=1`)) as {
      readonly releases?: readonly { readonly version?: { readonly name: string; readonly config?: unknown } }[];
    };
    const version = releases[0]?.version;
    return version ? { name: version.name, config: version.config ?? {} } : null;
  }

  async #files(version: string): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for (let token: string | undefined = ''; token !== undefined; ) {
      const page = (await this.#call('GET', `${version}/files?pageSize=1000&pageToken=${token}`)) as FilesPage;
      for (const { path, hash, status } of page.files ?? []) if (status !== 'EXPECTED') found.set(path, hash);
      token = page.nextPageToken || undefined;
    }
    return found;
  }

  /**
   * Releases a version that is `base` with other files. Visitors get the old one until it is whole.
   *
   * @param files by path; `null` takes the file away
   * @param policies of pages that hold their styles, by path
   * @returns the version's name, or `null` where nothing of it differs from `base`
   * @throws where `base` is live no more
   */
  async release(
    base: HostedVersion,
    files: ReadonlyMap<string, Uint8Array | string | null>,
    policies: ReadonlyMap<string, string> = new Map(),
  ): Promise<string | null> {
    const hashes = new Map(base.files);
    const zipped = new Map<string, Buffer>();
    for (const [path, content] of files) {
      if (content === null) {
        hashes.delete(path);
        continue;
      }
      const bytes = await zip(content, { level: 9 });
      const hash = sha256(bytes);
      hashes.set(path, hash);
      zipped.set(hash, bytes);
    }
    const isSame =
      hashes.size === base.files.size && [...hashes].every(([path, hash]) => base.files.get(path) === hash);
    if (isSame) return null;
    const { site } = this.#options;
    const made = (await this.#call('POST', `sites/${site}/versions`, {
      config: withPolicies(base.config, policies),
    })) as { readonly name: string };
    const { uploadRequiredHashes = [], uploadUrl = '' } = (await this.#call('POST', `${made.name}:populateFiles`, {
      files: Object.fromEntries(hashes),
    })) as { readonly uploadRequiredHashes?: readonly string[]; readonly uploadUrl?: string };
    await inParallel(uploadRequiredHashes, async (hash) => {
      const bytes = zipped.get(hash);
      if (!bytes) throw new Error(`Firebase Hosting lost a file of the live version, ${hash}. Deploy the site again.`);
      await this.#send('POST', `${uploadUrl}/${hash}`, bytes, 'application/octet-stream');
    });
    await this.#call('PATCH', `${made.name}?update_mask=status`, { status: 'FINALIZED' });
    // The API knows no "only if": what was deployed meanwhile is looked for at the last moment.
    if ((await this.#liveVersion())?.name !== base.name)
      throw new Error('The site was deployed while it was composed. Nothing was changed; it is composed again.');
    await this.#call('POST', `sites/${site}/releases?versionName=${encodeURIComponent(made.name)}`, {});
    return made.name;
  }

  async #call(method: string, path: string, body?: object): Promise<unknown> {
    const address = `${this.#options.origin}/v1beta1/${path}`;
    const answer = await this.#send(method, address, body && JSON.stringify(body), 'application/json');
    return answer.json();
  }

  async #send(method: string, address: string, body: string | Buffer | undefined, type: string): Promise<Response> {
    const answer = await fetch(address, {
      method,
      headers: { authorization: `Bearer ${await this.#options.accessToken()}`, 'content-type': type },
      signal: AbortSignal.timeout(patience),
      ...(body !== undefined && { body: body as BodyInit }),
    });
    if (answer.ok) return answer;
    const said = (await answer.text()).slice(0, 300);
    throw new Error(`Firebase Hosting answered ${answer.status} to ${method} ${new URL(address).pathname}: ${said}`);
  }
}
