import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the time left to pay or to use a code.',
  elsewhere: ['timer', 'deadline', 'hitung mundur', 'sisa waktu'],
  anatomy: ['A ring that empties', 'The figures', 'Until when, in WIB'],
  dos: ['Give the service’s clock.', 'Say what happens at the end with onEnd.'],
  donts: ['Do not use it for days: say the date.', 'Do not hurry anyone without a real deadline.'],
  keyboard: [],
};
