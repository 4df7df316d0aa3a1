import { headlessLaunchOptions } from '@rimba/config/chromium';
import { patience } from '@rimba/config/patience';
import { connectTimeout, pictureTests } from '@rimba/config/pictures';
import { stylePlugins } from '@rimba/config/vite';
import { nodeTests } from '@rimba/config/vitest';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { componentUses } from '../../tooling/reference/component-uses.ts';
import { mails } from '../../tooling/reference/mails.ts';
import { textUses } from '../../tooling/reference/text-uses.ts';
import { typeShapes } from '../../tooling/reference/type-shapes.ts';
import { drawingsServer } from './scripts/drawings-server.ts';

// What reads well a third longer reads well in every language, and no play function can seek the words of one.
process.env.STORYBOOK_LOCALE ??= 'pseudo';

// Named here, or the first run finds them late, reloads in the middle and fails.
const dependencies = [
  'qrcode',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@vanilla-extract/recipes/createRuntimeFn',
  'axe-core',
  'storybook/theming',
];

export default defineConfig({
  test: {
    projects: [
      nodeTests('rules'),
      {
        plugins: [
          ...stylePlugins(),
          textUses(),
          componentUses(),
          typeShapes(),
          mails(),
          storybookTest({ configDir: '.storybook' }),
        ],
        optimizeDeps: { include: dependencies },
        test: {
          name: 'stories',
          // Loading the library anew for each file takes as long as its stories.
          isolate: false,
          ...patience,
          setupFiles: [
            '.storybook/quiet-console.ts',
            '.storybook/fits-window.ts',
            '.storybook/other-themes.ts',
          ],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            connectTimeout,
            // A theme reaches the documents in frames, as mails are, by their window alone.
            provider: playwright({
              launchOptions: headlessLaunchOptions(),
              contextOptions: { colorScheme: null },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      pictureTests('sheets', 'src/sheets/*.pictures.tsx', { plugins: [drawingsServer()], dependencies }),
    ],
  },
});
