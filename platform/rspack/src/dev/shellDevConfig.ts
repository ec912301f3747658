import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { baseConfig, clientOutput } from '../baseConfig';
import { hostFederation } from '../federationOptions';
import { sharedPackages } from '../sharedPackages';
import { devDocument } from './devDocument';
import { devLock } from './devLock';
import { devFileNames, devServer } from './devServer';

const port = Number(process.env.PORT ?? 4000);
/** A composed site: modules that have no development server running are taken from it. */
const composedSite = process.env.COMPOSED_SITE;
/** Modules that have a development server, by name, joined by commas. */
const local = process.env.LOCAL_MODULES?.split(',');
const backEnd = process.env.BACK_END_URL ?? 'http://127.0.0.1:4010';
const backEndPaths = ['/api', '/v1/projects', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'];

/** The shell's development server: every address answers with a document whose lock is made from today's `remote.ts` files. */
export function shellDevConfig(dir: string): Configuration {
  const base = baseConfig({ name: 'shell', dir, side: 'client', dev: { port } });
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
        ...(composedSite ? [{ context: ['/_modules', '/_assets'], target: composedSite }] : []),
      ],
      setupMiddlewares: (middlewares) => {
        middlewares.push({
          name: 'development document',
          middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
            if (request.method !== 'GET' || !request.headers.accept?.includes('text/html')) return next();
            devLock(path.resolve(dir, '..'), { composedSite, local }).then((lock) => {
              response.setHeader('content-type', 'text/html; charset=utf-8');
              response.end(devDocument(lock));
            }, next);
          },
        });
        return middlewares;
      },
    },
  };
}
