import { defineConfig } from 'vitest/config';

// The first page loads the public app's server build.
export default defineConfig({ test: { include: ['sizes/**/*.test.ts'], testTimeout: 60_000 } });
