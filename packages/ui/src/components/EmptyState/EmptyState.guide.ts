import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'Where a list has nothing yet, or nothing matches.',
  elsewhere: ['blank slate', 'zero state', 'no results', 'empty', 'kosong'],
  anatomy: [
    'A small drawing',
    'What is so',
    'What would be here, and what to do',
    'The one button that changes it',
  ],
  dos: ['Tell nothing yet from nothing found, and offer to clear the filter.', 'Keep to one action.'],
  donts: ['Do not use it for a failure: that is ErrorState.', 'Do not joke.'],
  keyboard: [['Tab', 'Moves to its action']],
};
