import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import remote from './remote';

const shared = { singleton: true, requiredVersion: '^19.0.0' };

/** A remote as Module Federation's guide for Vite makes it; with `--ssr`, its pieces as one file for Node. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        build: {
          outDir: 'dist/server',
          rollupOptions: { output: { format: 'cjs', entryFileNames: 'index.cjs', codeSplitting: false } },
        },
        ssr: { external: ['react', 'react/jsx-runtime', 'react-dom'], noExternal: true },
      }
    : {
        base: './',
        plugins: [
          federation({
            name: 'vite_remote',
            filename: 'remoteEntry.js',
            manifest: true,
            dts: false,
            exposes: remote.exposes,
            shared: { react: shared, 'react-dom': shared },
          }),
        ],
        build: { outDir: 'dist/client', target: 'esnext' },
      },
);
