import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the moment a tree becomes somebody’s: it stands among its neighbours, inked, with a name on its tag.',
  elsewhere: ['location of a tree', 'letak pohon'],
  anatomy: [
    'The tree and its tag; a line from it to each further tree of one’s own',
    'Its neighbours, pale',
    'A person of 1.65 m',
    'A line for each metre, or five',
  ],
  dos: ['Give the neighbours their surveyed heights.'],
  donts: ['Do not use it for a list: one’s own trees stand in a StandingRow.'],
  keyboard: [],
};
