import http, { type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sha256 } from '../../hash';
import { type FunctionHandler, type HostedSite, readExported, serveHosted } from '../serveHosted';

interface Version {
  readonly config: object;
  readonly files: Map<string, string>;
  status: 'CREATED' | 'FINALIZED';
}

const token = 'stand-in-token';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Firebase Hosting of one site on this machine: its REST API, as far as `HostingApi` calls it and as strict as its documentation
 * says, and what visitors get of the released version, answered by Firebase's own engine.
 */
export class HostingStandIn {
  readonly site: string;
  /** Answers the REST API. */
  readonly api: Server;
  /** Answers visitors. */
  readonly visitors: Server;
  /** Bytes of gzipped files that were uploaded, by hash: what is known need not be sent again. */
  readonly #known = new Map<string, Buffer>();
  readonly #versions = new Map<string, Version>();
  readonly #releases: string[] = [];
  #hosted: HostedSite | null = null;
  /** How many files each upload so far brought. */
  uploads = 0;

  constructor(site: string, functionOf: (name: string) => FunctionHandler | undefined) {
    this.site = site;
    this.visitors = serveHosted(() => this.#hosted, functionOf);
    this.api = http.createServer((request, response) => {
      this.#answer(request, response).catch((error: Error) => {
        response.writeHead(500).end(error.message);
      });
    });
  }

  get token(): string {
    return token;
  }

  /** Names of the versions that were released, the newest first. */
  get releases(): readonly string[] {
    return [...this.#releases].reverse();
  }

  /** What `firebase deploy --only hosting` does with an exported folder. */
  deploy(folder: string): void {
    const { config, files } = readExported(folder);
    const version: Version = { config, files: new Map(), status: 'FINALIZED' };
    for (const [path, bytes] of files) {
      // Other bytes than a function's own zip of the same file would be.
      const zipped = gzipSync(bytes, { level: 1 });
      this.#known.set(sha256(zipped), zipped);
      version.files.set(path, sha256(zipped));
    }
    this.#release(this.#keep(version));
  }

  #keep(version: Version): string {
    const name = `sites/${this.site}/versions/${this.#versions.size + 1}`;
    this.#versions.set(name, version);
    return name;
  }

  #release(name: string): void {
    const version = this.#versions.get(name);
    if (version?.status !== 'FINALIZED') throw new Error(`${name} is not finalized.`);
    const unzipped = [...version.files].map(([path, hash]) => {
      const zipped = this.#known.get(hash);
      if (!zipped) throw new Error(`${path} was never uploaded.`);
      return [path, gunzipSync(zipped)] as const;
    });
    this.#hosted = { config: version.config, files: new Map(unzipped) };
    this.#releases.push(name);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://own');
    const bytes = await bodyOf(request);
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (headers.authorization !== `Bearer ${token}`) return send(401, { error: 'no token of the service account' });
    const body = headers['content-type'] === 'application/json' && bytes.length ? JSON.parse(bytes.toString()) : {};
    const [, name = '', part = ''] =
      /^\/v1beta1\/(sites\/[\w-]+(?:\/versions\/\d+)?)(:populateFiles|\/files|\/versions|\/releases)?$/.exec(
        pathname,
      ) ?? [];
    const version = this.#versions.get(name);
    const call = `${method} ${version ? 'version' : name === `sites/${this.site}` ? 'site' : ''}${part}`;
    switch (call) {
      case 'GET site/releases': {
        const [live] = this.releases;
        const released = live && { name: live, config: this.#versions.get(live)?.config };
        return send(200, released ? { releases: [{ version: released }] } : {});
      }
      case 'POST site/versions':
        return send(200, { name: this.#keep({ config: body.config, files: new Map(), status: 'CREATED' }) });
      case 'POST site/releases':
        this.#release(searchParams.get('versionName') ?? '');
        return send(200, {});
      case 'GET version/files':
        return send(200, this.#page(version as Version, searchParams));
      case 'POST version:populateFiles': {
        for (const [path, hash] of Object.entries<string>(body.files)) version?.files.set(path, hash);
        const missing = [...new Set(version?.files.values())].filter((hash) => !this.#known.has(hash));
        return send(200, { uploadRequiredHashes: missing, uploadUrl: `http://${headers.host}/upload/${name}/files` });
      }
      case 'PATCH version': {
        const missing = [...(version as Version).files].find(([, hash]) => !this.#known.has(hash));
        if (missing) return send(400, { error: `${missing[0]} is not uploaded` });
        (version as Version).status = body.status;
        return send(200, {});
      }
      default: {
        const [, hash] = /^\/upload\/sites\/.*\/files\/([\da-f]{64})$/.exec(pathname) ?? [];
        if (!hash || sha256(bytes) !== hash)
          return send(400, { error: 'no such call, or other bytes than their hash says' });
        gunzipSync(bytes);
        this.#known.set(hash, bytes);
        this.uploads += 1;
        return send(200, {});
      }
    }
  }

  #page({ files }: Version, parameters: URLSearchParams): object {
    // Pages of few files, so that whoever reads one page only is found out.
    const from = Number(parameters.get('pageToken'));
    const size = Math.min(Number(parameters.get('pageSize')), 50);
    const listed = [...files].slice(from, from + size).map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }));
    return { files: listed, ...(from + size < files.size && { nextPageToken: String(from + size) }) };
  }
}
