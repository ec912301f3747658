import path from 'node:path';
import { type Configuration, rspack } from '@rspack/core';

/** Where pictures, films and fonts are served: one folder for all modules, each file named by its content. */
export const assetsPath = '/_assets/';

const woff2Only = path.join(import.meta.dirname, 'woff2Only.mjs');
const leanRouter = path.join(import.meta.dirname, 'leanRouter.mjs');

/** Browsers of the last three years: what they know is not spelled out for older ones. */
const browsers = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 114',
  'safari >= 16.4',
  'ios_saf >= 16.4',
  'samsung >= 22',
];

interface BaseOptions {
  readonly name: string;
  readonly dir: string;
  readonly side: 'client' | 'server';
  readonly dev?: { readonly port: number };
}

/** What all builds have in common: TypeScript, CSS Modules and content-addressed assets. */
export function baseConfig({ name, dir, side, dev }: BaseOptions): Configuration {
  const server = side === 'server';
  const css = { localIdentName: '[uniqueName]-[local]-[hash:6]', exportsOnly: server, esModule: true };
  return {
    name: `${name}:${side}`,
    mode: dev ? 'development' : 'production',
    context: dir,
    devtool: dev ? 'cheap-module-source-map' : false,
    stats: 'errors-warnings',
    performance: false,
    optimization: {
      // Numbers by order. Rspack's own choice hashes names, and a shared module's name holds the folder of the checkout:
      // two clones of one commit gave two versions. A version's files are fetched together, so stable numbers win nothing.
      ...(dev ? {} : { moduleIds: 'natural', chunkIds: 'natural' }),
      minimize: !server && !dev,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            detectSyntax: 'auto',
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development: !!dev && !server, refresh: !!dev && !server } },
            },
          },
        },
        { test: /react-router\/dist\/production\/.*\.mjs$/, loader: leanRouter },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.css$/, include: /node_modules/, loader: woff2Only },
        { test: /\.(avif|webp|jpg|png|svg|woff2|mp4|webm|vtt)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': css,
        'css/module': css,
        // One address on both sides, whatever the module's version: pictures outlive a deploy in every cache.
        'asset/resource': {
          filename: '[contenthash:16][ext]',
          outputPath: dev ? '_assets/' : '../_assets/',
          publicPath: dev ? `http://localhost:${dev.port}${assetsPath}` : assetsPath,
        },
      },
    },
  };
}

/** ES modules for the browser, every file named by its content but the ones asked for by a fixed name. */
export function clientOutput(name: string, dir: string): NonNullable<Configuration['output']> {
  return {
    path: `${dir}/dist/client`,
    clean: true,
    uniqueName: name,
    hashFunction: 'xxhash64',
    publicPath: 'auto',
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    library: { type: 'module' },
    crossOriginLoading: 'anonymous',
    filename: '[name].[contenthash:8].js',
    chunkFilename: 'c.[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: 'c.[contenthash:8].css',
  };
}

/** One plain CommonJS file that the composer runs to prerender. */
export function serverOutput(name: string, dir: string): NonNullable<Configuration['output']> {
  return {
    path: `${dir}/dist/server`,
    clean: true,
    uniqueName: name,
    hashFunction: 'xxhash64',
    filename: 'index.cjs',
    library: { type: 'commonjs2' },
    asyncChunks: false,
  };
}
