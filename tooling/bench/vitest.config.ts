import { defineConfig } from 'vitest/config';

// The first page loads the public app's server build; packing and building a consumer takes its time too.
export default defineConfig({
  test: {
    include: ['{sizes,components,packages,campaign}/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
