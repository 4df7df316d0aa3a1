import { patience } from '@rimba/config/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patience,
    include: ['src/**/*.test.{ts,tsx}'],
    // Loading the texts anew for each file takes longer than its tests.
    isolate: false,
    typecheck: { enabled: true, tsconfig: './tsconfig.json' },
  },
});
