import type { Remote } from '@platform/contract';

/** What this remote lends: the same file as a module of the house has. */
export default {
  name: 'vite-remote',
  devPort: 4020,
  exposes: { './Counter': './src/Counter.tsx' },
  pages: [],
} satisfies Remote;
