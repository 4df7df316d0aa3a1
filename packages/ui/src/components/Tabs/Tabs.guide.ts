import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For parts of one thing of which only one is read at a time.',
  elsewhere: ['tab bar', 'tab list', 'tab'],
  anatomy: ['The list of tabs, some with counts', 'The panel'],
  dos: ['Name tabs in a word or two.', 'Keep the chosen one in the address where it matters.'],
  donts: ['Do not hide what has to be compared.', 'Do not use it for pages.'],
  keyboard: [
    ['Tab', 'Moves to the chosen tab, then into its panel'],
    ['← →', 'Show the next, the one before'],
    ['Home, End', 'First, last'],
  ],
};
