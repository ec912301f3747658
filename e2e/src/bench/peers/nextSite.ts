import { execFileSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserLock } from '@platform/contract';
import { repository } from '../../setup/processes';
import { copySources } from './copySources';
import type { Ours } from './ours';

/** What makes a component one of the browser's: state, effects, handlers, and hooks that are made of them. */
const needsBrowser =
  /\buse(?:State|Effect|LayoutEffect|Ref|SyncExternalStore|Callback|Reducer|Hydrated|Arrival|LeadForm|Popup|UrlState|Swipe|Navigate|SearchParams)\b|\bon[A-Z]\w+=\{|extends Component\b/;

/** Next's static export: server components by default, client components where something reacts. */
export function buildNextSite(ours: Ours): string {
  const project = path.join(repository, 'bench/next');
  copySources(ours, project, (text, file) =>
    file.endsWith('.tsx') && needsBrowser.test(text) ? `'use client';\n\n${text}` : text,
  );
  const sources = path.join(project, 'dist/sources');
  copyFileSync(path.join(repository, 'bench/site/laterFonts.ts'), path.join(sources, 'laterFonts.ts'));
  const { id, facts, menu, footer, slots, routes, papers } = JSON.parse(readFileSync(ours.lock, 'utf8')) as BrowserLock;
  const lean = routes.map(({ path: at, canonical, group }) => ({ path: at, canonical, group }));
  writeFileSync(
    path.join(sources, 'client-site.json'),
    JSON.stringify({ id, facts, menu, footer, slots, routes: lean, papers }),
  );
  execFileSync(process.execPath, [path.join(repository, 'bench/node_modules/next/dist/bin/next'), 'build'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    stdio: 'inherit',
  });
  return path.join(project, 'dist/next');
}
