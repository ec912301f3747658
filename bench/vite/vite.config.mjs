import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const repository = path.resolve(import.meta.dirname, '../..');
/** The sources' packages, one copy of each. */
const packages = ['react', 'react-dom', 'react-router-dom', 'zustand'];

/** An ordinary application: one entry, a chunk a page, and what the bundler makes of the rest. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: 'warn',
  resolve: {
    alias: [
      { find: '~', replacement: repository },
      { find: '#lock', replacement: process.env.BENCH_LOCK },
      ...packages.map((name) => ({
        find: new RegExp(`^${name}(/.*)?$`),
        replacement: `${repository}/node_modules/${name}$1`,
      })),
    ],
  },
  define: { __webpack_public_path__: '"/"' },
  plugins: [react()],
  ssr: { noExternal: true },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    assetsInlineLimit: 0,
    rolldownOptions: { input: isSsrBuild ? 'server.tsx' : 'main.tsx' },
  },
}));
