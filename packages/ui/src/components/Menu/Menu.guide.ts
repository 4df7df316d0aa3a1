import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For actions or places behind one button.',
  elsewhere: ['dropdown menu', 'overflow menu', 'context menu', 'hamburger'],
  anatomy: ['The button that opens it', 'Entries with sign, words and count', 'Separators'],
  dos: ['Order by use, the dangerous last.', 'Keep to seven entries.'],
  donts: ['Do not put fields in it.', 'Do not hide the page’s main action in it.'],
  keyboard: [
    ['Enter, Space, ↓', 'Opens it on the first entry'],
    ['↓ ↑', 'Move through it, and round again'],
    ['Home, End', 'First, last'],
    ['A letter', 'Moves to the next entry that begins with it'],
    ['Escape', 'Closes it'],
  ],
};
