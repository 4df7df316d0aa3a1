import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a line of text.',
  elsewhere: ['input', 'text box', 'email field', 'number field', 'date field', 'isian'],
  anatomy: [
    'The label, always visible',
    'A note behind it, such as “(optional)”',
    'The control, with prefix, suffix or a button at either end',
    'The error, above the hint, both tied to the control',
  ],
  dos: ['Choose type and autoComplete, so that phones help.', 'Check while typing, speak after leaving.'],
  donts: ['Do not use a placeholder as a label.', 'Do not clear what was wrong.'],
  keyboard: [
    ['Tab', 'Moves the focus into the field'],
    ['Any character', 'Is typed; what was typed stays when something is refused'],
  ],
};
