import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patience } from './patience.ts';

/**
 * A Vitest project for rules and other code that needs no browser; styles may be imported: they are run as what they are,
 * and no style sheet is made of them. Files share what was loaded, because loading takes most of the time; what a test
 * changes beyond itself it puts back.
 */
export function nodeTests(name: string, include = ['src/**/*.test.{ts,tsx}']) {
  return {
    plugins: vanillaExtractPlugin({ unstable_mode: 'transform' }),
    test: { ...patience, name, environment: 'node' as const, isolate: false, include },
  };
}
