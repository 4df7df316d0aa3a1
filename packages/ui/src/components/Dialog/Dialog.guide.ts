import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For something that has to be finished or left before the page goes on. On phones it fills the width; details that may stay open are a Sheet.',
  elsewhere: ['modal', 'popup', 'lightbox of a form', 'jendela'],
  anatomy: [
    'The title',
    'A sentence on what it is for',
    'The content',
    'The choices, the safe one first',
    'A button that closes it',
  ],
  dos: [
    'Return the focus to what opened it; it does by itself.',
    'Keep what was typed when it is closed by accident.',
  ],
  donts: ['Do not open one from another.', 'Do not open one that nobody asked for.'],
  keyboard: [
    ['Tab', 'Moves within the dialog and round again'],
    ['Escape', 'Closes it'],
  ],
};
