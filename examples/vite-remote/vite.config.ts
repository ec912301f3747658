import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const shared = { singleton: true, requiredVersion: '^19.0.0' };

/** A remote as Module Federation's guide for Vite makes it. */
export default defineConfig({
  base: './',
  plugins: [
    federation({
      name: 'vite_remote',
      filename: 'remoteEntry.js',
      manifest: true,
      dts: false,
      exposes: { './Counter': './src/Counter.tsx' },
      shared: { react: shared, 'react-dom': shared },
    }),
  ],
  build: { outDir: 'dist/client', target: 'esnext' },
});
