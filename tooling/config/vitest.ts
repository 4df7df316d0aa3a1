import { stylePlugins } from './vite.ts';

/** A Vitest project for rules and other code that needs no browser; styles may be imported. */
export function nodeTests(name: string, include = ['src/**/*.test.{ts,tsx}']) {
  return {
    plugins: stylePlugins(),
    test: { name, environment: 'node' as const, include },
  };
}
