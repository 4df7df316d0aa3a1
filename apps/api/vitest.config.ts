import { availableParallelism } from 'node:os';
import { patience } from '@rimba/config/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patience,
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/testing/global-setup.ts'],
    // Two on two cores, where the default is one: each file has a database of its own, and waits for it half of its time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The service is loaded once a worker, not once a file: files share its modules, and none keeps anything in them.
    isolate: false,
  },
});
