import { readFileSync } from 'node:fs';
import type { Server as HttpServer, IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { type LocalFirebase, startLocalFirebase } from '@platform/local-firebase/startLocalFirebase';
import { HostingStandIn } from '@platform/release/firebase/testing/HostingStandIn';
import { settledFacts } from '@riverview/site/testing/settledFacts';
import { fakeFirestore } from 'backend/leads/store/fakeFirestore';
import { answerWith, type ExportedFunction, loadFunctions } from 'backend/testing/loadFunctions';
import { foreignHosts, foreignPages } from './foreignHosts';
import { forward, listenSecurely } from './forward';
import { answerGoogle, googleHosts } from './google';

const { projectId } = settledFacts.firebase;

/** What reads a token of the local Firebase, as `verifyIdToken` of firebase-admin does. */
type ReadToken = (token: string) => Readonly<Record<string, unknown>> | null;

/** Firebase on this machine, from an exported folder alone: Hosting, Firestore, sign-in, functions, and the hosts of others. */
export class StandIns {
  readonly firebase: LocalFirebase;
  readonly hosting: HostingStandIn;
  /** Arguments for a browser that reaches all of it under the real names. */
  readonly browserArguments: readonly string[];
  /** Where visitors get the site, without the names. */
  readonly visitors: string;
  /** What those who count visits were asked for and told, host and path. */
  readonly counted: readonly string[];
  readonly #servers: readonly Server[];

  private constructor(
    parts: Pick<StandIns, 'firebase' | 'hosting' | 'browserArguments' | 'visitors' | 'counted'>,
    servers: readonly Server[],
  ) {
    this.firebase = parts.firebase;
    this.hosting = parts.hosting;
    this.browserArguments = parts.browserArguments;
    this.visitors = parts.visitors;
    this.counted = parts.counted;
    this.#servers = servers;
  }

  /** @param folder what `npm run export` wrote */
  static async start(folder: string, dataDir: string): Promise<StandIns> {
    const { firestore } = JSON.parse(readFileSync(path.join(folder, 'firebase.json'), 'utf8'));
    let read: ReadToken = () => null;
    const firebase = await startLocalFirebase({
      projectId,
      rules: path.join(folder, firestore.rules),
      indexes: path.join(folder, firestore.indexes),
      dataDir,
      port: 0,
      emulatorJar: null,
      handlers: ({ tokens }) => {
        read = (token) => tokens.read(token);
        return [];
      },
    });
    let functions: Readonly<Record<string, ExportedFunction>> = {};
    const hosting = new HostingStandIn(projectId, (name) => {
      const handle = functions[name];
      return handle && ((request: IncomingMessage, response: ServerResponse) => answerWith(handle, request, response));
    });
    hosting.deploy(folder);
    const [visitors, api] = await Promise.all([listen(hosting.visitors), listen(hosting.api)]);
    Object.assign(process.env, {
      FIRESTORE_EMULATOR_HOST: `127.0.0.1:${firebase.port}`,
      HOSTING_API: api,
      HOSTING_ORIGIN: visitors,
    });
    functions = await loadFunctions(path.join(folder, 'functions'), {
      firestore: fakeFirestore(),
      verifyIdToken: async (token) => {
        const claims = read(token);
        if (!claims) throw new Error('no token of an account');
        return { ...claims, uid: claims.sub };
      },
      accessToken: hosting.token,
    });
    const pages = functions.pages;
    if (!pages) throw new Error('The exported functions have none on writes of posts.');
    const counted: string[] = [];
    const google = answerGoogle(firebase, pages);
    const [site, googles, foreign] = await Promise.all([
      listenSecurely((request, response) => {
        void forward(request, response, { origin: visitors, path: request.url ?? '/' }).catch(() => {});
      }),
      listenSecurely((request, response) => void google(request, response).catch(() => response.destroy())),
      listenSecurely(foreignPages(counted)),
    ]);
    const names = [
      `MAP ${new URL(settledFacts.origin).hostname} 127.0.0.1:${site.port}`,
      ...googleHosts.map((host) => `MAP ${host} 127.0.0.1:${googles.port}`),
      ...foreignHosts.map((host) => `MAP ${host} 127.0.0.1:${foreign.port}`),
    ];
    const browserArguments = [`--host-resolver-rules=${names.join(', ')}`];
    const servers = [hosting.visitors, hosting.api, site.server, googles.server, foreign.server];
    return new StandIns({ firebase, hosting, browserArguments, visitors, counted }, servers);
  }

  async stop(): Promise<void> {
    for (const server of this.#servers) {
      (server as HttpServer).closeAllConnections();
      server.close();
    }
    await this.firebase.stop();
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
