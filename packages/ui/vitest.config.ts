import { chromiumLaunchOptions } from '@rimba/config/chromium';
import { stylePlugins } from '@rimba/config/vite';
import { nodeTests } from '@rimba/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { textUses } from '../../tooling/reference/text-uses.ts';

/** STORY_THEME=dark (contrast, contrast-dark) runs every story and its contrast check in another theme. */
const theme = process.env.STORY_THEME ?? 'light';

export default defineConfig({
  test: {
    projects: [
      nodeTests('rules'),
      {
        plugins: [
          ...stylePlugins(),
          textUses(),
          storybookTest({ configDir: '.storybook', initialGlobals: { theme } }),
        ],
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
