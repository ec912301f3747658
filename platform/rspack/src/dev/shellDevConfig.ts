import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Remote } from '@platform/contract';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, clientOutput } from '../baseConfig';
import { hostFederation } from '../federationOptions';
import { shellServerConfig } from '../serverConfigs';
import { sharedPackages } from '../sharedPackages';
import { devDocument } from './devDocument';
import { devLock } from './devLock';
import { type DevPage, DevPages } from './devPages';
import { devPort } from './devPort';
import { devFileNames, devServer } from './devServer';
import { StartingServer } from './startingServer';

const port = Number(process.env.PORT ?? 4000);
/** A composed site: modules that have no development server running are taken from it. */
const composedSite = process.env.COMPOSED_SITE;
/** Modules that have a development server, by name, joined by commas. */
const local = process.env.LOCAL_MODULES?.split(',').filter(Boolean);
const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
const backEndPaths = [
  '/api',
  '/v0/b',
  '/v1/projects',
  '/identitytoolkit.googleapis.com',
  '/securetoken.googleapis.com',
];

/** Makes the document of an address, from today's `remote.ts` files. */
function documentMaker(repository: string): (path: string) => Promise<string> {
  const servers = new Map<string, StartingServer>();
  const answers = (remote: Remote): Promise<boolean> => {
    const { name } = remote;
    const address = `http://localhost:${devPort(remote)}/remoteEntry.js`;
    const server = servers.get(name) ?? new StartingServer(address, local?.includes(name) ?? false);
    servers.set(name, server);
    return server.isUp();
  };
  const pages = composedSite && new DevPages({ base: `http://localhost:${port}/`, composedSite, backEnd });
  return async (path) => {
    const { lock, remotes } = await devLock(repository, { composedSite, local, answers });
    let page: DevPage | null = null;
    try {
      if (pages) page = await pages.render(path, lock, remotes);
    } catch (error) {
      // The browser shows where it comes from.
      process.stderr.write(`${path} has no HTML: ${(error as Error).stack}\n`);
    }
    return devDocument(lock, page);
  };
}

/** The shell's development server: every address answers with a document; where there is a composed site, with a complete one. */
export function shellDevConfig(dir: string): Configuration[] {
  const client = clientDevConfig(dir);
  return composedSite ? [client, shellServerConfig(dir, { port })] : [client];
}

function clientDevConfig(dir: string): Configuration {
  const base = baseConfig({ name: 'shell', dir, side: 'client', dev: { port } });
  const documentOf = documentMaker(path.resolve(dir, '..'));
  return {
    ...base,
    target: ['web', 'es2022'],
    // A published module asks for all that is shared; the shell itself imports React's development runtime of JSX only.
    entry: { main: [...sharedPackages, './src/main.tsx'] },
    output: { ...clientOutput('shell', dir), ...devFileNames },
    plugins: [...hostFederation(), new ReactRefreshRspackPlugin()],
    devServer: {
      ...devServer(port),
      proxy: [
        { context: backEndPaths, target: backEnd },
        ...(composedSite ? [{ context: ['/_modules', '/_assets'], target: composedSite, changeOrigin: true }] : []),
      ],
      setupMiddlewares: (middlewares) => {
        middlewares.push({
          name: 'development document',
          middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
            const { pathname } = new URL(request.url ?? '/', 'http://localhost');
            documentOf(pathname).then((html) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(html);
            }, next);
          },
        });
        return middlewares;
      },
    },
  };
}
