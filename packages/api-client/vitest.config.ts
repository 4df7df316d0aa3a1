import { patience } from '@rimba/config/patience';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patience,
    include: ['{src,scripts}/**/*.test.ts'],
    typecheck: { enabled: true, tsconfig: './tsconfig.json' },
  },
});
