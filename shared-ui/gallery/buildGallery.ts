import { readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { rspackConfig } from './rspackConfig';

interface ServerBundle {
  readonly renderGallery: (styles: readonly string[], scripts: readonly string[]) => Promise<string>;
}

/** Builds and prerenders the gallery into `out/client`, a folder that any static server can serve, and returns that folder. */
export async function buildGallery(out: string): Promise<string> {
  await run(out);
  const client = path.join(out, 'client');
  const files = await readdir(client);
  const named = (extension: string) => files.filter((file) => file.endsWith(extension)).map((file) => `/${file}`);

  const require = createRequire(import.meta.url);
  const bundle = path.join(out, 'server/index.cjs');
  delete require.cache[bundle];
  const { renderGallery } = require(bundle) as ServerBundle;
  await writeFile(path.join(client, 'index.html'), await renderGallery(named('.css'), named('.js')));
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
