import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one of many, found by typing: a species, a town. Up to a dozen, use Select.',
  elsewhere: ['autocomplete', 'typeahead', 'searchable dropdown', 'pilihan dengan pencarian'],
  anatomy: [
    'The label, always visible',
    'A note behind it, such as “(optional)”',
    'The control',
    'The list of matches',
    'How many match, for screen readers',
  ],
  dos: ['Say in emptyText what else can be done.', 'Keep options in an order that can be guessed.'],
  donts: ['Do not take free text: what is not in the list is not chosen.'],
  keyboard: [
    ['Any character', 'Opens the list and narrows it'],
    ['↓ ↑', 'Open the list; move through it'],
    ['Enter', 'Takes the marked option'],
    ['Escape', 'Closes the list'],
  ],
};
