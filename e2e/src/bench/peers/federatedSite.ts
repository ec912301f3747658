import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repository } from '../../setup/processes';
import { laterFontsOf, peerDocument } from './documents';
import { benchPages, documentFile, type Ours } from './ours';
import { takeAssets } from './takeAssets';

/** Module Federation as its plugin does it by itself: manifests, shared singletons, pages that are rendered in the browser. */
export function buildFederatedSite(ours: Ours): string {
  const project = path.join(repository, 'bench/module-federation');
  const target = path.join(project, 'dist');
  rmSync(target, { recursive: true, force: true });
  const rspack = path.join(repository, 'node_modules/@rspack/cli/bin/rspack.js');
  execFileSync(process.execPath, [rspack, 'build'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', BENCH_LOCK: ours.lock },
    stdio: 'inherit',
  });
  const tags = readFileSync(path.join(target, 'tags.html'), 'utf8');
  const styles = [...tags.matchAll(/<link[^>]* href="([^"]+\.css)"/g)].map(([, href = '']) => href);
  const scripts = tags.match(/<script\b[^>]*><\/script>/g) ?? [];
  if (!scripts.length) throw new Error('Rspack has built no host.');
  for (const address of Object.values(benchPages)) {
    const original = readFileSync(path.join(ours.folder, documentFile(address)), 'utf8');
    // What its pages show, their documents do not know: neither their content nor their main picture.
    const html = peerDocument(original, { head: '<title>둔산 리버뷰</title>', body: '', styles, scripts }).replace(
      '<html',
      `<html data-later-fonts="${laterFontsOf(original)}"`,
    );
    const file = path.join(target, documentFile(address));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
  rmSync(path.join(target, 'tags.html'));
  takeAssets(ours, target);
  return target;
}
