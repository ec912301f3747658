import { readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { type Contact, contactSheet } from 'art/contactSheet';
import { rspackConfig } from './rspackConfig';

interface Rendered {
  readonly head: string;
  readonly body: string;
}

interface ServerBundle {
  readonly renderGallery: () => Promise<Rendered>;
  readonly renderPieces: () => Promise<Rendered>;
  readonly renderContactSheet: (contacts: readonly Contact[]) => Promise<Rendered>;
}

/** Builds and prerenders the gallery into `out/client`, a folder that any static server can serve, and returns that folder. */
export async function buildGallery(out: string): Promise<string> {
  await run(out);
  const client = path.join(out, 'client');
  const files = await readdir(client);
  const tagsOf = (entry: string) => files.filter((file) => file.startsWith(`${entry}.`)).map(tag);

  const require = createRequire(import.meta.url);
  const bundle = path.join(out, 'server/index.cjs');
  delete require.cache[bundle];
  const { renderGallery, renderPieces, renderContactSheet } = require(bundle) as ServerBundle;

  await writeFile(path.join(client, 'index.html'), page('Components', tagsOf('main'), await renderGallery()));
  await writeFile(path.join(client, 'pieces.html'), page('Pieces', tagsOf('pieces'), await renderPieces()));
  await writeFile(
    path.join(client, 'contact-sheet.html'),
    page('Pictures', tagsOf('contactSheet'), await renderContactSheet(await contactSheet())),
  );
  return client;
}

function tag(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}">`;
  return file.endsWith('.js') ? `<script type="module" src="/${file}"></script>` : '';
}

const page = (title: string, tags: readonly string[], { head, body }: Rendered) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<link rel="icon" href="data:,">
${head}${tags.join('')}
</head>
<body><div id="root">${body}</div></body>
</html>
`;

function run(out: string): Promise<void> {
  const compiler = rspack(rspackConfig(out));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (stats?.hasErrors()) reject(new Error(stats.toString({ preset: 'errors-only' })));
        else resolve();
      });
    });
  });
}
