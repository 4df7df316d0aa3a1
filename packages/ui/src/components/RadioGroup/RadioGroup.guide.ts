import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one of a few that should all be seen: payment methods, who it is for.',
  elsewhere: ['radio button', 'option list', 'pilihan tunggal'],
  anatomy: ['The question', 'The options, each with a line of its own and an end', 'The error of the whole'],
  dos: [
    'Keep options that cannot be had, and say why.',
    'Choose none for the reader where money depends on it.',
  ],
  donts: ['Do not use it for more than seven without groups.'],
  keyboard: [
    ['Tab', 'Moves to the chosen option, or the first'],
    ['↓ ↑', 'Choose the next, the one before'],
    ['Space', 'Chooses the one in focus'],
  ],
};
