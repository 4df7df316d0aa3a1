import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'Around what may be wider than a phone: a table, a chart, the profile.',
  elsewhere: ['scroll area', 'overflow', 'gulir'],
  anatomy: ['Its content, which scrolls sideways'],
  dos: ['Say in the label what it is and that it scrolls.'],
  donts: ['Do not nest it.', 'Do not let the page itself scroll sideways.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['← →', 'Scroll it'],
  ],
};
