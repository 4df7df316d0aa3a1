import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a line above a table or a total, or between rows.',
  elsewhere: ['divider', 'separator', 'line', 'garis pemisah'],
  anatomy: ['Ink or soft'],
  dos: ['Let space divide first.'],
  donts: ['Do not frame with it.'],
  keyboard: [],
};
