import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import remote from './remote';

const shared = ['react', 'react/jsx-runtime', 'react-dom'];

const both: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
};

/** @param exportsOnly whether only the names of classes are wanted, as where there is no page */
const rules = (exportsOnly: boolean): NonNullable<Configuration['module']> => ({
  rules: [
    { test: /\.tsx?$/, loader: 'esbuild-loader', options: { target: 'es2022', jsx: 'automatic' } },
    { test: /\.css$/, type: 'css/auto' },
  ],
  parser: { 'css/auto': { namedExports: false } },
  generator: { 'css/auto': { exportsOnly, localIdentName: '[uniqueName]-[local]' } },
});

/** A remote as Module Federation's guide for webpack makes it, of ES modules; and its pieces as one file for Node. */
export default [
  {
    ...both,
    name: 'browser',
    module: rules(false),
    experiments: { css: true, outputModule: true },
    target: ['web', 'es2022'],
    entry: {},
    output: {
      path: `${import.meta.dirname}/dist/client`,
      clean: true,
      uniqueName: remote.name,
      publicPath: 'auto',
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      chunkFilename: '[name].[contenthash:8].js',
      cssChunkFilename: '[name].[contenthash:8].css',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'webpack_remote',
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: remote.exposes,
        shared: Object.fromEntries(shared.map((name) => [name, { singleton: true, requiredVersion: '^19.0.0' }])),
        manifest: true,
        dts: false,
      }),
    ],
  },
  {
    ...both,
    name: 'composer',
    module: rules(true),
    experiments: { css: true },
    target: 'node20',
    entry: { index: './src/server.ts' },
    externalsType: 'commonjs',
    externals: Object.fromEntries(shared.map((name) => [name, name])),
    output: {
      path: `${import.meta.dirname}/dist/server`,
      clean: true,
      uniqueName: remote.name,
      filename: 'index.cjs',
      library: { type: 'commonjs2' },
      asyncChunks: false,
    },
  },
] satisfies Configuration[];
