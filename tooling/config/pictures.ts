import { join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './chromium.ts';
import { patience } from './patience.ts';
import { stylePlugins } from './vite.ts';

const { args, ...launchOptions } = chromiumLaunchOptions();

// Pictures must not follow this machine's taste in text rendering, nor its colour profile.
const plainRendering = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

/** A browser begins slowly beside the builds of a small machine, and comes all the same. */
export const connectTimeout = 240_000;

/**
 * A Vitest project of pictures, each held against the one that stands in `accepted/` beside its test.
 * @param dependencies what the first run would find late, reload in the middle and fail
 */
export function pictureTests(
  name: string,
  include: string,
  { plugins, dependencies }: { plugins: readonly Plugin[]; dependencies: string[] },
): TestProjectInlineConfiguration {
  return {
    plugins: [...stylePlugins(), ...plugins],
    optimizeDeps: { include: dependencies },
    test: {
      name,
      include: [include],
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        connectTimeout,
        provider: playwright({
          launchOptions: { ...launchOptions, args: [...args, ...plainRendering] },
          contextOptions: {
            // Three quarters of the size: every line is still there, in half of the bytes.
            deviceScaleFactor: 0.75,
            reducedMotion: 'reduce',
            timezoneId: 'Asia/Jakarta',
            locale: 'id-ID',
          },
        }),
        instances: [{ browser: 'chromium' }],
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch',
            timeout: 240_000,
            // The browser's own language decides how it writes a date.
            screenshotOptions: { style: '::-webkit-datetime-edit { visibility: hidden; }' },
            comparatorOptions: { threshold: 0.1, allowedMismatchedPixelRatio: 0.001 },
            // The same on every system: the fonts are our own.
            resolveScreenshotPath: ({ root, testFileDirectory, arg, ext }) =>
              join(root, testFileDirectory, 'accepted', `${arg}${ext}`),
          },
        },
      },
    },
  };
}
