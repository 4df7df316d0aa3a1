import { patience } from '@rimba/config/patience';
import { defineConfig } from 'vitest/config';

// Each file starts a PostgreSQL of its own, one after the other; the short run starts two replicas and kills them, too.
export default defineConfig({
  test: { ...patience, include: ['src/**/*.test.ts'], fileParallelism: false },
});
