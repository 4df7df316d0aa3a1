import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For figures that are compared by column: income, surveys.',
  elsewhere: ['data grid', 'data table', 'tabel'],
  anatomy: [
    'The caption, for screen readers',
    'The heads, some of which sort',
    'The rows; the first column names its row',
    'On phones, an entry of two lines for each row',
  ],
  dos: ['Set amounts to the end, in tabular figures.', 'Put the order into the address.'],
  donts: ['Do not use it for layout.', 'Do not cut figures with an ellipsis.'],
  keyboard: [
    ['Tab', 'Moves from sortable head to sortable head'],
    ['Enter, Space', 'Sorts by it; again, the other way'],
  ],
};
