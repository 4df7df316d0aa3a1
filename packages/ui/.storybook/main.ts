import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { otherNamesIndexer } from '../../../tooling/reference/component-uses.ts';
import { docgenOptions } from './docgen.ts';

const drawings = fileURLToPath(new URL('../../drawings/dist', import.meta.url));

// Whole screens are there to be looked at: the product's own tests press what is on them, and compare the first of them.
const tested = process.env.VITEST ? '!(screens)' : '*';

const config: StorybookConfig = {
  // Under one title stories stand in the order of their files. What others call a page comes after the page: the very first story
  // is what Storybook opens with.
  stories: [
    '../src/**/*.stories.tsx',
    `../../../tooling/reference/src/${tested}/**/!(OtherNames).stories.tsx`,
    '../../../tooling/reference/src/start/OtherNames.stories.tsx',
  ],
  experimental_indexers: (indexers = []) => [otherNamesIndexer, ...indexers],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  // The drawings are a build product of their own package; without it, stories show their empty frames.
  staticDirs: existsSync(drawings) ? [{ from: drawings, to: '/drawings' }] : [],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tests of stories read no tables.
  typescript: {
    reactDocgen: process.env.VITEST ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: { ...docgenOptions, include: ['src/components/**/*.tsx'] },
  },
};

export default config;
