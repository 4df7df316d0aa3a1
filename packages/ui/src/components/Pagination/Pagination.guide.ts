import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For numbered pages of a document, with an address each; LoadMore for a list that grows.',
  elsewhere: ['pager', 'page numbers', 'load more', 'halaman berikutnya'],
  anatomy: ['Before and after', 'The numbers around this page', 'How much of how much'],
  dos: ['Keep filters in the links.', 'Mark the page with aria-current.'],
  donts: ['Do not use both on one list.'],
  keyboard: [
    ['Tab', 'Moves from link to link'],
    ['Enter', 'Goes there'],
  ],
};
