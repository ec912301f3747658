import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

export default defineConfig({
  outDir: './dist/site',
  cacheDir: './dist/cache',
  trailingSlash: 'never',
  build: { format: 'file' },
  integrations: [react()],
  // A finger on a link fetches its page.
  prefetch: { prefetchAll: true, defaultStrategy: 'tap' },
  devToolbar: { enabled: false },
  telemetry: false,
});
