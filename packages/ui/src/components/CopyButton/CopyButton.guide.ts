import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For what has to be taken elsewhere exactly: an account number, a code, a link.',
  elsewhere: ['clipboard', 'copy to clipboard', 'salin'],
  anatomy: [
    'The sign and the words',
    'The words for two seconds after it worked',
    'The value, selected, where it was refused',
  ],
  dos: ['Show the value beside it where it can be read out or typed.'],
  donts: ['Do not use it for what the system shares better.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space', 'Presses it'],
  ],
};
