import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserLock } from '@platform/contract';
import { repository } from '../../setup/processes';
import { laterFontsOf } from './documents';
import { benchPages, documentFile, filesIn, type Ours } from './ours';

const workspaces = ['shell', 'mf-marketing', 'mf-floorplan', 'mf-leads', 'shared-ui', 'site'];
const folders = [...workspaces, 'platform/contract', 'platform/runtime'].map((name) => `${name}/src`);
const skipped = /\.test\.tsx?$|\.d\.ts$|\/testing\/|fixture|\/tour\/frame\/|^shell\/src\/(?:boot|main|server|App)/;
const assetImport = /^import (\w+) from '([^']+\.(?:avif|webp|jpg|png|svg|woff2|mp4|webm|vtt))';$/gm;

/** Imports between workspaces, and of what a framework does in its own way. */
const imports: readonly (readonly [RegExp, string])[] = [
  [/'@platform\/runtime'/g, "'#runtime'"],
  [/'react-router-dom'/g, "'#runtime'"],
  [/'@riverview\/shared-ui\/((?:styles|pictures)\/[^']+)'/g, "'#site/shared-ui/src/$1'"],
  [/'@riverview\/shared-ui\/([\w-]+)'/g, "'#site/shared-ui/src/$1/index.ts'"],
  [/'@riverview\/site'/g, "'#site/site/src/index.ts'"],
  [/'@riverview\/site\/([^']+)'/g, "'#site/site/src/$1.ts'"],
  [/'@platform\/contract'/g, "'#site/platform/contract/src/index.ts'"],
  [/'@platform\/contract\/([^']+)'/g, "'#site/platform/contract/src/$1.ts'"],
];

/** What every document of a peer says, by address. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  readonly fonts: {
    readonly sheet: string;
    readonly preloads: readonly (readonly [string, 'high' | 'low'])[];
    readonly later: string;
  };
}

function pageFacts({ folder }: Ours, address: string): PageFacts {
  const html = readFileSync(path.join(folder, documentFile(address)), 'utf8');
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const preloads = html.matchAll(/<link rel="preload" href="([^"]+)" as="font".*?fetchpriority="(high|low)"/g);
  return {
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    fonts: {
      sheet: first(/<link rel="stylesheet" href="(\/_assets\/[^"]+)"/),
      preloads: [...preloads].map(([, href = '', priority]) => [href, priority as 'high' | 'low'] as const),
      later: laterFontsOf(html) ?? '',
    },
  };
}

/**
 * Copies the sources of the compared pages for a framework that handles pictures, the router and the boundary to the server
 * in its own way. Pictures become addresses of the very files that our site serves.
 *
 * @param change what the framework needs otherwise in a file
 */
export function copySources(ours: Ours, project: string, change = (text: string, _file: string) => text): void {
  const target = path.join(project, 'dist/sources');
  const assets = path.join(project, 'public/_assets');
  for (const folder of [target, assets]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const ourAssets = path.join(ours.folder, '_assets');
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
  const address = (file: string) => {
    const name = `${hash(file)}${path.extname(file)}`;
    if (!existsSync(path.join(assets, name))) copyFileSync(file, path.join(assets, name));
    return `/_assets/${name}`;
  };
  for (const folder of folders) {
    for (const below of filesIn(path.join(repository, folder))) {
      const name = `${folder}/${below}`;
      const file = path.join(repository, name);
      if (!/\.(?:tsx?|css|json)$/.test(name) || skipped.test(name)) continue;
      let text = readFileSync(file, 'utf8');
      const near = (reference: string) =>
        reference.startsWith('.')
          ? path.resolve(path.dirname(file), reference)
          : reference.replace('@riverview/shared-ui', path.join(repository, 'shared-ui/src'));
      text = name.endsWith('.css')
        ? text.replace(/url\("?([.@][^")]+)"?\)/g, (_, reference) => `url("${address(near(reference))}")`)
        : text.replace(assetImport, (_, variable, reference) => `const ${variable} = '${address(near(reference))}';`);
      for (const [pattern, by] of imports) text = text.replace(pattern, by);
      const copy = path.join(target, name);
      mkdirSync(path.dirname(copy), { recursive: true });
      writeFileSync(copy, change(text, name));
    }
  }
  for (const file of filesIn(ourAssets)) {
    if (/\.(?:woff2|css)$/.test(file)) copyFileSync(path.join(ourAssets, file), path.join(assets, file));
  }
  const lock = JSON.parse(readFileSync(ours.lock, 'utf8')) as BrowserLock;
  writeFileSync(path.join(target, 'lock.json'), JSON.stringify(lock));
  const pages = Object.values(benchPages).map((one) => [one, pageFacts(ours, one)]);
  writeFileSync(path.join(target, 'pages.json'), JSON.stringify(Object.fromEntries(pages)));
}
