import path from 'node:path';

export default {
  output: 'export',
  distDir: 'dist/next',
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
};
