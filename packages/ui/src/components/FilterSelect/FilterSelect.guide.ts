import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one filter in a row of them above a list. In a form that is filled in, use Select.',
  elsewhere: ['dropdown filter', 'sort', 'penyaring', 'urutkan'],
  anatomy: ['The filter’s name, inside the frame', 'What is chosen', 'The arrow'],
  dos: ['Begin with “all”.', 'Send the row by one button.'],
  donts: ['Do not use it where a choice can be wrong: it has no place for an error.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space, ↓', 'Opens the list'],
  ],
};
