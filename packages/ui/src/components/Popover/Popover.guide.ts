import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a few words or controls beside what opened them: a definition, a setting.',
  elsewhere: ['flyout', 'floating panel', 'jendela kecil'],
  anatomy: ['What opens it', 'The panel, with its name'],
  dos: ['Keep it to what fits without scrolling.'],
  donts: ['Do not put what everyone has to read in it.', 'Do not open it on hover.'],
  keyboard: [
    ['Enter, Space', 'Opens or closes it'],
    ['Tab', 'Moves into the panel'],
    ['Escape', 'Closes it; the focus goes back'],
  ],
};
