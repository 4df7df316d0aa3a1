import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the state of a transaction. A tree has states of its own: a StatusMark.',
  elsewhere: [
    'order status',
    'payment status',
    'pending',
    'cancelled',
    'canceled',
    'dibatalkan',
    'kedaluwarsa',
    'paid',
    'lunas',
    'status transaksi',
  ],
  anatomy: ['A sign', 'The words: pending payment, paid, cancelled'],
  dos: [
    'Show the reason of a cancellation beside it.',
    'Show a payment that came twice as paid, and say what becomes of the second: it is no state of its own.',
  ],
  donts: [
    'Do not use a tree’s words for it: the tree that is held meanwhile is “awaiting payment” (StatusMark).',
  ],
  keyboard: [],
};
