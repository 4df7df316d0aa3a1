import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For things beside each other that may wrap: buttons, chips, facts.',
  elsewhere: ['row', 'flex', 'cluster', 'layout', 'baris'],
  anatomy: ['Its children in a row'],
  dos: ['Use ul where it holds a list.'],
  donts: ['Do not set margins inside it: gap does it.'],
  keyboard: [],
};
