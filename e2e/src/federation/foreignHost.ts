import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { LocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { createSiteServer } from '@platform/release/serve/siteServer';
import { FolderStore } from '@platform/release/store/FolderStore';
import { siteFacts } from '@riverview/site/siteFacts';
import { startBackEnd } from 'backend/startBackEnd';
import { work } from '../setup/backEnd';
import { repository } from '../setup/processes';

const folder = path.join(repository, 'examples/plain-host');

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return (server.address() as AddressInfo).port;
}

/** The built host under a policy as strict as a host's can be: itself and the one site that it shows something of. */
function serveHost(site: () => string): Server {
  return createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : path.basename(request.url ?? '');
    const policy = [
      "default-src 'none'",
      ...['script-src', 'style-src', 'connect-src'].map((directive) => `${directive} 'self' ${site()}`),
      `img-src 'self' data: ${site()}`,
    ].join('; ');
    const type = name.endsWith('.html') ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-security-policy': policy });
    response.end(readFileSync(path.join(folder, 'dist', name)));
  });
}

/** A page of another house at two origins, of which the site's facts name the first; the site is the suite's, over a back end of its own. */
export class ForeignHost {
  readonly known: string;
  readonly unknown: string;
  readonly site: string;
  readonly #backEnd: LocalFirebase;
  readonly #close: () => Promise<void>;

  private constructor(
    known: string,
    unknown: string,
    site: string,
    backEnd: LocalFirebase,
    close: () => Promise<void>,
  ) {
    this.known = known;
    this.unknown = unknown;
    this.site = site;
    this.#backEnd = backEnd;
    this.#close = close;
  }

  static async start(): Promise<ForeignHost> {
    let site = '';
    const hosts = [serveHost(() => site), serveHost(() => site)];
    // The site is at `localhost`: another site, not only another port.
    const [known = '', unknown = ''] = (await Promise.all(hosts.map(listen))).map((port) => `http://127.0.0.1:${port}`);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'riverview-foreign-'));
    const facts = { ...siteFacts, leads: { ...siteFacts.leads, embedOrigins: [known] } };
    const backEnd = await startBackEnd({ facts, dataDir, port: 0, emulatorJar: null });
    const store = new FolderStore(path.join(work, 'release'));
    const server = createSiteServer({ store, backEnd: `http://127.0.0.1:${backEnd.port}` });
    site = `http://localhost:${await listen(server)}`;
    const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
    const build = [rspack, 'build', '-c', 'rspack.config.ts'];
    await promisify(execFile)(process.execPath, build, { cwd: folder, env: { ...process.env, SITE: site } });
    return new ForeignHost(known, unknown, site, backEnd, async () => {
      for (const one of [...hosts, server]) one.closeAllConnections();
      await Promise.all([...hosts, server].map((one) => new Promise((closed) => one.close(closed))));
      await backEnd.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
  }

  /** The stored leads with this phone number, as the administrator's inbox has them. */
  async leadsOf(phone: string): Promise<readonly unknown[]> {
    const token = this.#backEnd.issueToken(this.#backEnd.administrator.email, Math.floor(Date.now() / 1000));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${this.site}/api/leads?query=${phone}`, { headers });
    return ((await answer.json()) as { leads: unknown[] }).leads;
  }

  stop(): Promise<void> {
    return this.#close();
  }
}
