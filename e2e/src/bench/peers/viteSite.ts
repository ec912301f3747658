import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '@platform/contract';
import { repository } from '../../setup/processes';
import { laterFontsOf, peerDocument } from './documents';
import { benchPages, documentFile, filesIn, type Ours } from './ours';
import { takeAssets } from './takeAssets';

interface Chunk {
  readonly file: string;
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

interface Server {
  render(url: string, page: PageData | null): Promise<{ head: string; body: string; pieces: readonly string[] }>;
}

/** A chunk and all that it imports, what is needed first in front. */
function closure(manifest: Readonly<Record<string, Chunk>>, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  for (const one of manifest[key]?.imports ?? []) closure(manifest, one, seen);
  return seen.add(key);
}

/** One application of the same sources: prerendered, hydrated as it loads, a chunk a page. */
export async function buildViteSite(ours: Ours): Promise<string> {
  const project = path.join(repository, 'bench/vite');
  const vite = path.join(repository, 'bench/node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production', BENCH_LOCK: ours.lock };
  for (const side of [[], ['--ssr']]) {
    execFileSync(process.execPath, [vite, 'build', ...side], { cwd: project, env, stdio: 'inherit' });
  }
  const client = path.join(project, 'dist/client');
  const manifest = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const pageData = JSON.parse(readFileSync(ours.pageData, 'utf8')) as Record<string, PageData | null>;
  const server = (await import(path.join(project, 'dist/server/server.js'))) as Server;
  const keyOf = (piece: string) => {
    const [name = ''] = piece.split('/').slice(-1);
    const found = Object.keys(manifest).find((key) => key.endsWith(`/${name}.tsx`));
    if (!found) throw new Error(`Vite's manifest has no chunk of ${piece}.`);
    return found;
  };
  for (const address of Object.values(benchPages)) {
    const { head, body, pieces } = await server.render(address, pageData[address] ?? null);
    const keys = ['main.tsx', ...pieces.map(keyOf)];
    const chunks = [...new Set(keys.flatMap((key) => [...closure(manifest, key)]))].flatMap(
      (key) => manifest[key] ?? [],
    );
    const entry = manifest['main.tsx']?.file;
    const original = readFileSync(path.join(ours.folder, documentFile(address)), 'utf8');
    const html = peerDocument(original, {
      head,
      body,
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css))].map((file) => `/${file}`),
      scripts: [
        ...chunks
          .filter(({ file }) => file !== entry)
          .map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        `<script type="module" crossorigin src="/${entry}"></script>`,
      ],
    }).replace('<html', `<html data-later-fonts="${laterFontsOf(original)}"`);
    const target = path.join(client, documentFile(address));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, html);
  }
  rmSync(path.join(client, '.vite'), { recursive: true });
  takeAssets(ours, client);
  if (filesIn(client).length < 10) throw new Error('Vite has built no site.');
  return client;
}
