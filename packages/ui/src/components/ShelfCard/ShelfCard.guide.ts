import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For trees that are compared and chosen: on the open list, and wherever one tree stands beside others like it. A tree of one’s own is a TreeCard.',
  elsewhere: ['product card', 'kartu pohon'],
  anatomy: [
    'The drawing: person, tree and pole at one scale, in one of three windows',
    'Local name, which is the link, and Latin name',
    'Height, girth, place and day of measuring',
    'The price, or until when it is somebody’s',
  ],
  dos: [
    'Write the height in words too: the lines are decoration.',
    'Show trees that are taken after those that are free.',
  ],
  donts: ['Do not add a second link or button.', 'Do not draw one tree at two scales on one page.'],
  keyboard: [
    ['Tab', 'Moves to the name'],
    ['Enter', 'Opens the tree'],
  ],
};
