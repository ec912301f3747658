import { readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { rspackConfig } from './rspackConfig';

interface ServerBundle {
  readonly renderGallery: () => Promise<{ head: string; body: string }>;
}

/** Builds and prerenders the gallery into `out/client`, a folder that any static server can serve, and returns that folder. */
export async function buildGallery(out: string): Promise<string> {
  await run(out);
  const client = path.join(out, 'client');
  const files = await readdir(client);
  const tags = files.map((file) => {
    if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}">`;
    return file.endsWith('.js') ? `<script type="module" src="/${file}"></script>` : '';
  });

  const require = createRequire(import.meta.url);
  const bundle = path.join(out, 'server/index.cjs');
  delete require.cache[bundle];
  const { renderGallery } = require(bundle) as ServerBundle;
  const { head, body } = await renderGallery();
  await writeFile(
    path.join(client, 'index.html'),
    `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>Components</title>
<link rel="icon" href="data:,">
${head}${tags.join('')}
</head>
<body><div id="root">${body}</div></body>
</html>
`,
  );
  return client;
}

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
