import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a few trees side by side at their height: my forest.',
  elsewhere: ['row of trees', 'barisan pohon'],
  anatomy: [
    'Each tree, drawn to scale',
    'Name and height, or a number where there are many',
    'The ground they stand on',
  ],
  dos: ['Order by height or by age, and keep to it.', 'Link each tree.'],
  donts: ['Do not mix scales.'],
  keyboard: [
    ['Tab', 'Moves from tree to tree'],
    ['Enter', 'Opens it'],
    ['← →', 'Scroll the row where it is wider than the window'],
  ],
};
