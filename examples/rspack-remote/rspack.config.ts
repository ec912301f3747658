import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, defineConfig } from '@rspack/cli';
import remote from './remote';

const shared = ['react', 'react/jsx-runtime', 'react-dom'];

const both: Configuration = {
  mode: 'production',
  context: import.meta.dirname,
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
};

const rules = (exportsOnly: boolean): NonNullable<Configuration['module']> => ({
  rules: [
    {
      test: /\.tsx?$/,
      loader: 'builtin:swc-loader',
      options: { detectSyntax: 'auto', jsc: { transform: { react: { runtime: 'automatic' } } } },
    },
    { test: /\.css$/, type: 'css/auto' },
  ],
  parser: { 'css/auto': { namedExports: false } },
  generator: { 'css/auto': { exportsOnly, localIdentName: '[uniqueName]-[local]' } },
});

/** A remote as Module Federation's guide for Rspack makes it, of ES modules; and its pieces as one file for Node. */
export default defineConfig([
  {
    ...both,
    name: 'browser',
    module: rules(false),
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
        name: 'rspack_remote',
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
]);
