import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['shell', 'mf-*', 'shared-ui', 'site', 'platform/*', 'backend', 'art'],
    pool: 'threads',
    maxWorkers: 2,
  },
});
