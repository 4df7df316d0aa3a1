import { join } from 'node:path';
import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { stylePlugins } from '@rimba/config/vite';
import { nodeTests } from '@rimba/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentUses } from '../../tooling/reference/component-uses.ts';
import { textUses } from '../../tooling/reference/text-uses.ts';
import { drawingsServer } from './scripts/drawings-server.ts';

const { args, ...launchOptions } = chromiumLaunchOptions();

// Pictures must not follow this machine's taste in text rendering, nor its colour profile.
const plainRendering = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb'];

// A browser begins slowly beside the builds of a small machine, and comes all the same.
const connectTimeout = 240_000;

// Named here, or the first run finds them late, reloads in the middle and fails.
const optimizeDeps = {
  include: [
    'qrcode',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    '@vanilla-extract/recipes/createRuntimeFn',
    'axe-core',
    'storybook/theming',
  ],
};

export default defineConfig({
  test: {
    projects: [
      nodeTests('rules'),
      {
        plugins: [...stylePlugins(), textUses(), componentUses(), storybookTest({ configDir: '.storybook' })],
        optimizeDeps,
        test: {
          name: 'stories',
          // Loading the library anew for each file takes as long as its stories.
          isolate: false,
          testTimeout: 180_000,
          setupFiles: ['.storybook/other-themes.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout,
            provider: playwright({ launchOptions: { ...launchOptions, args } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        plugins: [...stylePlugins(), drawingsServer()],
        optimizeDeps,
        test: {
          name: 'sheets',
          include: ['src/sheets/*.pictures.tsx'],
          testTimeout: 300_000,
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
      },
    ],
  },
});
