import { patience } from '@rimba/config/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { ...patience, include: ['src/**/*.test.ts'] },
});
