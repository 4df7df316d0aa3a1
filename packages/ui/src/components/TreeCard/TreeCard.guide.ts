import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a tree in a list. In a row that is chosen from, TreeCard keeps one link and one bookmark.',
  elsewhere: ['product card', 'list item', 'pohon', 'tree', 'kartu pohon'],
  anatomy: [
    'The drawing, washed by its state',
    'Local name, which is the link, and Latin name',
    'Height and short facts',
    'Code, status and a note',
    'The bookmark',
  ],
  dos: ['Give facts with units.', 'Say until when a tree is held.'],
  donts: ['Do not add a second button.', 'Do not link the whole card with nested controls.'],
  keyboard: [
    ['Tab', 'Moves to the name, then to the bookmark'],
    ['Enter', 'Opens the tree'],
    ['Enter, Space, on the bookmark', 'Saves or removes it'],
  ],
};
