import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one filter, on or off, in a row of them. One of several is a SegmentedControl.',
  elsewhere: ['filter tag', 'toggle button', 'pill', 'penyaring', 'saringan'],
  anatomy: ['A tick while it is on', 'Its words', 'How many there are'],
  dos: ['Put the state into the address.', 'Show the number that the filter would leave.'],
  donts: ['Do not use it for actions.'],
  keyboard: [
    ['Tab', 'Moves from chip to chip'],
    ['Enter, Space', 'Turns it on or off'],
  ],
};
