import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['shell', 'mf-*', 'shared-ui', 'site', 'create', 'platform/*', 'backend', 'art', 'gallery', 'scripts'],
    pool: 'threads',
    maxWorkers: 2,
  },
});
