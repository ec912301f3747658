import path from 'node:path';
import type { Configuration } from '@rspack/core';

/** The builds of the gallery: one for the browser, one that prerenders it. */
export function rspackConfig(out: string): Configuration[] {
  return [side('client', path.join(out, 'client')), side('server', path.join(out, 'server'))];
}

function side(name: 'client' | 'server', output: string): Configuration {
  const server = name === 'server';
  const css = { localIdentName: '[local]-[hash:6]', exportsOnly: server, esModule: true };
  return {
    name,
    mode: 'production',
    context: import.meta.dirname,
    entry: server ? { main: './server.tsx' } : { main: './client.tsx', contactSheet: './contact-sheet/client.ts' },
    target: server ? 'node20' : ['web', 'es2022'],
    devtool: server ? false : 'source-map',
    performance: false,
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      path: output,
      clean: true,
      publicPath: '/',
      filename: server ? 'index.cjs' : '[name].[contenthash:8].js',
      cssFilename: '[name].[contenthash:8].css',
      hashFunction: 'xxhash64', // both sides must name a picture alike
      ...(server && { library: { type: 'commonjs2' } }),
    },
    optimization: { minimize: false },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          type: 'javascript/auto',
          options: {
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic' } },
            },
          },
        },
        { test: /\.css$/, type: 'css/auto' },
        { test: /\.(avif|webp|svg|woff2|woff)$/, type: 'asset/resource' },
      ],
      parser: { 'css/auto': { namedExports: false }, 'css/module': { namedExports: false } },
      generator: {
        'css/auto': css,
        'css/module': css,
        'asset/resource': { filename: 'assets/[contenthash:16][ext]', emit: !server },
      },
    },
  };
}
