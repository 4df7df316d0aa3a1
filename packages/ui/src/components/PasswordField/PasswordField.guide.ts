import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a password, known or new.',
  elsewhere: ['password input', 'strength meter', 'kata sandi'],
  anatomy: [
    'The label, always visible',
    'A note behind it, such as “(optional)”',
    'The control',
    'The button that shows what is typed',
    'The strength of a new one',
  ],
  dos: ['Say in autoComplete which it is.', 'Let strength advise, and the rules decide.'],
  donts: ['Do not forbid pasting.', 'Do not ask twice where it can be shown.'],
  keyboard: [
    ['Tab', 'Moves the focus into the field'],
    ['Any character', 'Is typed; what was typed stays when something is refused'],
    ['Enter, Space, on the button', 'Shows or hides what is typed'],
  ],
};
