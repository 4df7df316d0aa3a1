import { defineConfig } from 'vitest/config';

// Each file starts a PostgreSQL of its own, one after the other; the short run starts two replicas and kills them, too.
export default defineConfig({
  test: { include: ['src/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
