import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack } from '@rspack/core';

const here = import.meta.dirname;
const repository = path.resolve(here, '../..');
const browsers = [
  'chrome >= 111',
  'edge >= 111',
  'firefox >= 114',
  'safari >= 16.4',
  'ios_saf >= 16.4',
  'samsung >= 22',
];

/** As the documentation shares: every library that host and remotes have in common, one of each. */
const singleton = { singleton: true, requiredVersion: false };
const shared = Object.fromEntries(
  ['react', 'react-dom', 'react-router-dom', 'zustand', '@platform/runtime'].map((name) => [name, singleton]),
);

/** An ordinary build: TypeScript, CSS modules, assets. How federation is done is left to its plugin. */
function config({ name, entry, folder, federation, plugins = [] }) {
  const css = { localIdentName: `${name}-[local]-[hash:6]`, esModule: true };
  return {
    name,
    mode: 'production',
    context: here,
    devtool: false,
    entry,
    stats: 'errors-warnings',
    performance: false,
    target: ['web', 'es2022'],
    output: {
      path: path.join(here, 'dist', folder),
      uniqueName: name,
      publicPath: 'auto',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      cssChunkFilename: '[contenthash:8].css',
      assetModuleFilename: 'assets/[contenthash:16][ext]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: { '~': repository, '#lock': process.env.BENCH_LOCK },
    },
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            detectSyntax: 'auto',
            jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(?:avif|webp|jpg|png|svg|woff2|mp4|webm|vtt)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: { 'css/auto': css, 'css/module': css },
    },
    plugins: [new ModuleFederationPlugin({ name, shared, dts: false, ...federation }), ...plugins],
  };
}

const exposes = {
  mf_marketing: {
    './HomePage': '~/mf-marketing/src/pages/home/HomePage',
    './LocationPage': '~/mf-marketing/src/pages/location/LocationPage',
  },
  mf_floorplan: {
    './FloorPlanPage': '~/mf-floorplan/src/pages/floor-plan/FloorPlanPage',
    './UnitTypeViewer': '~/mf-floorplan/src/components/unit-type-viewer/UnitTypeViewer',
  },
  mf_leads: {
    './CustomerPage': '~/mf-leads/src/pages/customer/CustomerPage',
    './ReservationForm': '~/mf-leads/src/exposes/reservation-form/ReservationForm',
    './InterestForm': '~/mf-leads/src/exposes/interest-form/InterestForm',
  },
};
const remotes = Object.keys(exposes);

export default [
  config({
    // Behind the remotes in the alphabet: the container whose name sorts last lends its copy of what is shared.
    name: 'shell',
    entry: { main: './main.ts' },
    folder: '.',
    federation: {
      remotes: Object.fromEntries(remotes.map((name) => [name, `${name}@/remotes/${name}/mf-manifest.json`])),
    },
    plugins: [new rspack.HtmlRspackPlugin({ filename: 'tags.html', publicPath: '/', scriptLoading: 'defer' })],
  }),
  ...remotes.map((name) =>
    config({
      name,
      entry: {},
      folder: `remotes/${name}`,
      federation: { filename: 'remoteEntry.js', manifest: true, exposes: exposes[name] },
    }),
  ),
];
