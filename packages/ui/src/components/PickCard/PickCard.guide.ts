import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'Where a few trees are put before somebody who has to decide: three at the checkout’s first step. To look through many, use the ShelfCard.',
  elsewhere: ['radio card', 'choice card', 'kartu pilihan'],
  anatomy: [
    'What has to be said of it, when there is something',
    'The drawing: person, tree and pole at one scale',
    'Name, height and code, place',
    'What its surveyor wrote of it, with name and day',
    'The box',
  ],
  dos: ['Say on the card itself that a tree was taken and which one stands there now.'],
  donts: ['Do not put a price on it: trees cost the same, and the summary says what.'],
  keyboard: [
    ['Tab', 'Moves to the box'],
    ['Space', 'Ticks it, or takes the tick away'],
  ],
};
