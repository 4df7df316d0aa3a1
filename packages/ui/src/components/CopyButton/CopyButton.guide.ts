import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  use: 'For what has to be taken elsewhere exactly: an account number, a code, a link.',
  anatomy: ['The sign and the words', 'The words for two seconds after it worked'],
  dos: ['Show the value beside it, to be copied by hand.', 'Handle onRefused: select the value.'],
  donts: ['Do not use it for what the system shares better.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space', 'Presses it'],
  ],
};
