import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the state of a transaction.',
  elsewhere: ['order status', 'payment status'],
  anatomy: ['A sign', 'The word: to pay, paid, cancelled'],
  dos: ['Show the reason of a cancellation beside it.'],
  donts: ['Do not use a tree’s words for it.'],
  keyboard: [],
};
