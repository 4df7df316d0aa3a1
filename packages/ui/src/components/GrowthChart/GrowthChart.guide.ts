import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a tree’s height from survey to survey.',
  elsewhere: ['line graph', 'chart over time', 'grafik pertumbuhan'],
  anatomy: [
    'The tree itself at each height',
    'The axis in metres',
    'When the next survey is expected',
    'The same as a table',
  ],
  dos: ['Say first and last height in the label.', 'Give the tree’s code as the seed.'],
  donts: ['Do not use it for anything but heights.', 'Do not smooth what was measured.'],
  keyboard: [
    ['Tab', 'Moves to the drawing, then to the table’s switch'],
    ['← →', 'Scroll the drawing'],
    ['Enter, Space', 'Opens the table'],
  ],
};
