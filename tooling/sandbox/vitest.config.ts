import { patience } from '@rimba/config/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Loading the server anew for each file takes longer than its tests.
  test: { ...patience, include: ['src/**/*.test.ts'], isolate: false },
});
