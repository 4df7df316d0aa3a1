import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a tree’s state. A transaction has states of its own: a TransactionStatusMark.',
  elsewhere: ['status tag', 'state label', 'pending', 'status pohon', 'held', 'adopted'],
  anatomy: ['A shape of its own', 'The colour', 'The word'],
  dos: ['Use the same word everywhere.'],
  donts: ['Do not show shape or colour without the word.'],
  keyboard: [],
};
