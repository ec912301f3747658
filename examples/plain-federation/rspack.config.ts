import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';
import remotes from './remotes';

const repository = path.resolve(import.meta.dirname, '../..');
/** One module alone, from a folder of its own: `ONLY=mf-press SOURCES=/…/mf-press`. */
const { ONLY: only, SOURCES: sources, TARGET: target = path.join(import.meta.dirname, 'dist') } = process.env;

const containerName = (module: string) => module.replaceAll('-', '_');
const shared = Object.fromEntries(
  ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', '@platform/runtime'].map((name) => [
    name,
    { singleton: true },
  ]),
);

/** As Module Federation's guide for Rspack makes a project. */
const project = (name: string, context: string, federation: object): Configuration => ({
  name,
  mode: 'production',
  context,
  entry: {},
  performance: false,
  output: {
    path: path.join(target, name),
    clean: true,
    uniqueName: name,
    publicPath: 'auto',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    cssFilename: '[name].[contenthash:8].css',
    cssChunkFilename: '[name].[contenthash:8].css',
  },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        type: 'javascript/auto',
        loader: 'builtin:swc-loader',
        options: {
          detectSyntax: 'auto',
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.(avif|webp|jpg|png|svg|woff2|mp4|webm|vtt)$/, type: 'asset/resource' },
    ],
    parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
    generator: {
      'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:6]' },
      'css/module': { localIdentName: '[uniqueName]-[local]-[hash:6]' },
    },
  },
  plugins: [
    new ModuleFederationPlugin({
      name: containerName(name),
      shared,
      // What the host has is taken: otherwise every remote must answer before the first page shows.
      shareStrategy: 'loaded-first',
      dts: false,
      ...federation,
    }),
    ...(name === 'host' ? [new rspack.HtmlRspackPlugin({ template: './index.html', publicPath: '/host/' })] : []),
  ],
});

const host: Configuration = {
  ...project('host', import.meta.dirname, {
    remotes: Object.fromEntries(
      remotes.map(({ name }) => [containerName(name), `${containerName(name)}@/${name}/mf-manifest.json`]),
    ),
  }),
  entry: './src/index.ts',
};

const modules = remotes.map(({ name, exposes }) =>
  project(name, sources && name === only ? sources : path.join(repository, name), {
    filename: 'remoteEntry.js',
    manifest: true,
    exposes,
  }),
);

/** The host and the five modules, each a project of its own that could be built elsewhere. */
export default defineConfig([host, ...modules].filter(({ name }) => !only || name === only));
