import path from 'node:path';
import { assetsPath, baseConfig, clientOutput, serverOutput } from '@platform/rspack/baseConfig';
import { productionRouter } from '@platform/rspack/productionRouter';
import { type Configuration, rspack } from '@rspack/core';
import { findStates, statesModule } from './pieces/findStates';

const dir = path.resolve(import.meta.dirname, '..');
const states = path.join(dir, 'src/pieces/states.ts');

/** The builds of the gallery, by the preset of shell and modules: one for the browser, one that prerenders it. */
export function rspackConfig(out: string): Configuration[] {
  return [side('client', path.join(out, 'client')), side('server', path.join(out, 'server'))];
}

function side(name: 'client' | 'server', output: string): Configuration {
  const server = name === 'server';
  const base = baseConfig({ name: 'gallery', dir, side: name });
  const { library: _, ...browser } = clientOutput('gallery', dir);
  return {
    ...base,
    entry: server
      ? { index: './src/server.tsx' }
      : { main: './src/client.tsx', pieces: './src/pieces/client.tsx', contactSheet: './src/contact-sheet/client.ts' },
    target: server ? 'node20' : ['web', 'es2022'],
    resolve: { ...base.resolve, alias: productionRouter(dir) },
    output: { ...(server ? serverOutput('gallery', dir) : browser), path: output },
    optimization: { ...base.optimization, nodeEnv: 'production' },
    module: {
      ...base.module,
      generator: {
        ...base.module?.generator,
        // Any static server serves the folder as it is: nothing stands beside it.
        'asset/resource': { filename: `${assetsPath.slice(1)}[contenthash:16][ext]`, publicPath: '/', emit: !server },
      },
    },
    plugins: [new rspack.experiments.VirtualModulesPlugin({ [states]: statesModule(findStates()) })],
  };
}
