import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['shell', 'mf-*', 'shared-ui', 'site', 'platform/*', 'backend', 'art', 'gallery', 'scripts'],
    pool: 'threads',
    maxWorkers: 2,
  },
});
