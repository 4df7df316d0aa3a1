import { stylePlugins } from './vite.ts';

/**
 * A Vitest project for rules and other code that needs no browser; styles may be imported. Files share what was loaded,
 * because loading takes most of the time; what a test changes beyond itself it puts back.
 */
export function nodeTests(name: string, include = ['src/**/*.test.{ts,tsx}']) {
  return {
    plugins: stylePlugins(),
    test: { name, environment: 'node' as const, isolate: false, include },
  };
}
