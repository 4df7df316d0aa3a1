import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For how many things wait behind a button or a tab. A status needs words: StatusMark.',
  elsewhere: ['counter', 'pill', 'notification dot', 'lencana', 'jumlah'],
  anatomy: ['The number; 99+ above 99; nothing at 0'],
  dos: [
    'Say the number in the name of the control it belongs to.',
    'Use danger only for what waits on the reader.',
  ],
  donts: ['Do not use it without its control.', 'Do not animate it.'],
  keyboard: [],
};
