import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one thing that stands for itself among others. Sections of a page need no card.',
  elsewhere: ['panel', 'tile', 'box', 'kartu'],
  anatomy: ['A sheet of paper: sheet, raised, accent or outlined', 'Anything inside'],
  dos: ['Choose the element that says what it is: article, li, section.', 'Name it where it is a landmark.'],
  donts: [
    'Do not put a card inside a card.',
    'Do not make a whole card a button: one link inside it is enough.',
  ],
  keyboard: [],
};
