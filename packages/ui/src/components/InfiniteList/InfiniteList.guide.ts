import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a list that is longer than a page: notifications, transactions, trees.',
  elsewhere: ['infinite scroll', 'load more', 'feed', 'muat lebih banyak'],
  anatomy: [
    'The entries',
    'How much of how much is shown',
    'The button that loads more',
    'What stands there while empty, and why more did not come',
  ],
  dos: ['Keep the place when the reader comes back.', 'Move the focus to the first new entry.'],
  donts: [
    'Do not load by scrolling alone: the footer must be reachable.',
    'Do not lose what is there when the next page fails.',
  ],
  keyboard: [
    ['Tab', 'Moves through the entries to the button'],
    ['Enter, Space', 'Loads more; the focus goes to the first new entry'],
  ],
};
