import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Loading the server anew for each file takes longer than its tests.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 20_000 },
});
