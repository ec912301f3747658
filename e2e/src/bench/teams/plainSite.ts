import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ModuleCopy } from '../../release/moduleCopy';
import { repository } from '../../setup/processes';
import type { TeamsSite } from './TeamsSite';

const example = path.join(repository, 'examples/plain-federation');
const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
};

function build(env: NodeJS.ProcessEnv): void {
  const given = [rspack, 'build', '-c', 'rspack.config.ts'];
  execFileSync(process.execPath, given, { cwd: example, stdio: 'pipe', env: { ...process.env, ...env } });
}

/** Files of a folder; every address that is none shows the host's page. */
function serve(folder: string) {
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    if (!isFile && path.extname(pathname)) return void response.writeHead(404).end();
    const shown = isFile ? file : path.join(folder, 'host/index.html');
    response.writeHead(200, {
      'content-type': types[path.extname(shown)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
    response.end(readFileSync(shown));
  });
}

/** The same five modules as Module Federation's plugin builds and loads them by itself: examples/plain-federation. */
export async function plainSite(): Promise<TeamsSite> {
  const work = path.join(repository, 'e2e/.site/teams-plain');
  rmSync(work, { recursive: true, force: true });
  const live = path.join(work, 'live');
  build({ TARGET: live });
  const server = serve(live);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  let copies = 0;
  return {
    name: 'Module Federation 2, by itself',
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async publish({ module, file, from, to }) {
      const copy = new ModuleCopy(module, `teams-plain-${copies++}`);
      copy.edit(file, from, to);
      const built = path.join(work, `build-${copies}`);
      build({ TARGET: built, ONLY: module, SOURCES: copy.folder });
      // As a deploy to a folder does: what is new takes the place of what was there.
      const before = path.join(work, 'before', module);
      rmSync(before, { recursive: true, force: true });
      cpSync(path.join(live, module), before, { recursive: true });
      rmSync(path.join(live, module), { recursive: true });
      renameSync(path.join(built, module), path.join(live, module));
      return { isLive: true, says: '' };
    },
    // Whoever kept the last build puts it back.
    async rollBack(module) {
      rmSync(path.join(live, module), { recursive: true });
      cpSync(path.join(work, 'before', module), path.join(live, module), { recursive: true });
    },
    owns: (module, { pathname }) => pathname.startsWith(`/${module}/`),
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
