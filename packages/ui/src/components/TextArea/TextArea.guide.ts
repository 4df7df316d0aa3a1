import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a few sentences: a message, a gift’s words.',
  elsewhere: ['multi-line input', 'isian panjang'],
  anatomy: [
    'The label, always visible',
    'A note behind it, such as “(optional)”',
    'The control',
    'The error, above the hint, both tied to the control',
  ],
  dos: ['Say how many characters are left before the end.', 'Give rows for what is usual.'],
  donts: ['Do not cut what is pasted.'],
  keyboard: [
    ['Tab', 'Moves the focus into the field'],
    ['Any character', 'Is typed; what was typed stays when something is refused'],
  ],
};
