import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For on or off that takes effect at once: a kind of news, a setting.',
  elsewhere: ['toggle', 'on and off', 'sakelar'],
  anatomy: ['The label', 'The switch', 'Hint: what follows'],
  dos: ['Say what is on, not what the press does.', 'Say so when it could not be saved, and go back.'],
  donts: ['Do not use it in a form that is sent: Checkbox.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Space', 'Turns it on or off'],
  ],
};
