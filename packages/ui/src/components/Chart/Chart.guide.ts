import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For amounts over time: BarChart for sums of a period, LineChart for one measure. A tree’s height has GrowthChart.',
  elsewhere: ['graph', 'plot', 'diagram', 'grafik'],
  anatomy: [
    'The drawing, which scrolls sideways on a phone',
    'Labels of periods, and values',
    'The same figures as a table, one tap away',
  ],
  dos: [
    'Say in the label what is drawn, in which unit and over which time.',
    'Give the table unless the page shows one.',
  ],
  donts: [
    'Do not begin the axis anywhere but at zero for bars.',
    'Do not tell series apart by colour alone.',
  ],
  keyboard: [
    ['Tab', 'Moves to the drawing, then to the table’s switch'],
    ['← →', 'Scroll the drawing'],
    ['Enter, Space', 'Opens the table'],
  ],
};
