import { defineConfig } from 'vitest/config';

// npm is started several times for each package.
export default defineConfig({ test: { include: ['*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } });
