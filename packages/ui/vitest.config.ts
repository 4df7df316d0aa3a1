import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { stylePlugins } from '@rimba/config/vite';
import { nodeTests } from '@rimba/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      nodeTests('rules'),
      {
        plugins: [...stylePlugins(), storybookTest({ configDir: '.storybook' })],
        // Named here, or the first run finds them late, reloads in the middle and fails.
        optimizeDeps: {
          include: [
            'qrcode',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            '@vanilla-extract/recipes/createRuntimeFn',
          ],
        },
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
