import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { defineConfig } from '@rspack/cli';
import { rspack } from '@rspack/core';

/** The site whose form this page shows. */
const site = process.env.SITE ?? 'http://localhost:4000';

/** A host as Module Federation's guide for Rspack makes it. */
export default defineConfig({
  mode: 'production',
  context: import.meta.dirname,
  entry: './src/index.ts',
  output: { path: `${import.meta.dirname}/dist`, clean: true, uniqueName: 'plain-host', publicPath: 'auto' },
  performance: false,
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: { detectSyntax: 'auto', jsc: { transform: { react: { runtime: 'automatic' } } } },
      },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'plain_host',
      remotes: { mf_leads: `mf_leads@${site}/foreign/mf-leads/mf-manifest.json` },
      shared: { react: { singleton: true }, 'react-dom': { singleton: true } },
      dts: false,
    }),
    new rspack.HtmlRspackPlugin({ template: './index.html', scriptLoading: 'defer' }),
  ],
  devServer: { port: 4021, host: 'localhost' },
});
