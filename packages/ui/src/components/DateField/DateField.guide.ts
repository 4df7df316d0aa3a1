import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one day, which people type or pick from their system’s calendar. For from and to, a DateRangeField.',
  elsewhere: ['date picker', 'datepicker', 'date input', 'calendar', 'tanggal', 'kalender'],
  anatomy: ['The label', 'The system’s date field', 'A hint, or what is wrong'],
  dos: ['Give min and max where only some days can be meant.', 'Say in the hint what the day is for.'],
  donts: [
    'Do not ask for a day by three selects.',
    'Do not write a pattern into it: the system shows its own.',
  ],
  keyboard: [
    ['Tab', 'Moves through day, month and year'],
    ['↑ ↓', 'Change the part in focus'],
    ['Space', 'Opens the system’s calendar'],
  ],
};
