import { createReadStream, existsSync, statSync, watch } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contactSheet } from 'art/contactSheet';
import { cutMaster } from 'art/crops';
import { homeOf } from 'art/homes';
import { buildGallery } from './buildGallery';
import { findStates } from './pieces/findStates';

const { values } = parseArgs({
  options: {
    /** Where it is built. */
    out: { type: 'string', default: path.join(import.meta.dirname, '../dist') },
    /** Where it is served; 0 takes any free port. */
    port: { type: 'string', default: '4020' },
    /** Build it again when a component changes. */
    watch: { type: 'boolean', default: false },
    /** Build it and stop. */
    build: { type: 'boolean', default: false },
  },
});

/** As strict as the site's own, so that a component that would break there breaks here. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'";

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const folder = await buildGallery(values.out);
if (values.build) {
  for (const { name, file } of await contactSheet()) {
    if (!file) continue;
    const part = await cutMaster(name);
    const target = path.join(folder, 'masters', file);
    await (part ? writeFile(target, part) : cp(homeOf(file), target));
  }
  process.stdout.write(`Gallery: ${folder}\n`);
} else serve();

function serve() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const part = pathname.startsWith('/masters/') && (await cutMaster(path.basename(pathname, '.webp')));
    if (part) {
      response.writeHead(200, headersOf(pathname)).end(part);
      return;
    }
    const file = fileOf(path.normalize(pathname));
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, headersOf(file));
    createReadStream(file).pipe(response);
  });
  server.listen(Number(values.port), '127.0.0.1', () => {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    process.stdout.write(
      `Gallery: ${origin}/\nPieces of modules: ${origin}/pieces\nPictures: ${origin}/contact-sheet\n`,
    );
    if (values.watch) rebuildOnChange();
  });
}

const headersOf = (file: string) => ({
  'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
  'content-security-policy': policy,
  'cache-control': 'no-store',
});

/** The pictures of the contact sheet are served from where they lie; there are too many to copy at each build. */
function fileOf(pathname: string): string {
  if (pathname === '/') return path.join(folder, 'index.html');
  if (pathname.startsWith('/masters/')) return homeOf(path.basename(pathname));
  return path.join(folder, path.extname(pathname) ? pathname : `${pathname}.html`);
}

/** Reload the page to see a change. */
function rebuildOnChange() {
  let timer: NodeJS.Timeout | undefined;
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      buildGallery(values.out).catch((error: Error) => process.stderr.write(`${error.message}\n`));
    }, 200);
  };
  const modules = new Set(findStates().map(({ piece }) => `../../${piece.split('/', 1)[0]}/src`));
  for (const folder of ['../../shared-ui/src', 'sections', ...modules])
    watch(path.join(import.meta.dirname, folder), { recursive: true }, changed);
}
