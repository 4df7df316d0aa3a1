import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one of up to a dozen, with the system’s own list.',
  elsewhere: ['dropdown', 'picker', 'list box', 'pilihan'],
  anatomy: [
    'The label, always visible',
    'A note behind it, such as “(optional)”',
    'The control',
    'The error, above the hint, both tied to the control',
  ],
  dos: ['Put the most likely first, or sort.'],
  donts: ['Do not use it for two: RadioGroup shows both.', 'Do not use it for actions.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space, ↓', 'Opens the list'],
    ['A letter', 'Moves to what begins with it'],
  ],
};
