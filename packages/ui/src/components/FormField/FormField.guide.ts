import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a control of one’s own that needs a label and messages. Every ready field is made of it.',
  elsewhere: ['input wrapper', 'label', 'hint', 'field error', 'kolom isian', 'formulir', 'form'],
  anatomy: [
    'The label, always visible',
    'A note behind it, such as “(optional)”',
    'The control',
    'The error, above the hint, both tied to the control',
  ],
  dos: ['Spread what it hands over onto the control.', 'Say in the error how to put it right.'],
  donts: [
    'Do not use a placeholder as a label.',
    'Do not say the hint again in the error: it stays below it.',
  ],
  keyboard: [],
};
