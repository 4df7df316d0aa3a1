import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For from and to: a report’s period, surveys of a season.',
  elsewhere: ['date range', 'date range picker', 'period', 'calendar', 'rentang tanggal'],
  anatomy: ['The legend', 'Two of the system’s date fields', 'A button with a calendar of both'],
  dos: ['Give min and max where the data begins and ends.', 'Take a half-open range as it is typed.'],
  donts: ['Do not use it for one date: that is a DateField.', 'Do not swap from and to silently.'],
  keyboard: [
    ['Tab', 'Moves through the parts of both dates to the calendar’s button'],
    ['↑ ↓', 'Change the part in focus'],
    ['Enter, Space', 'Opens the calendar'],
    ['Arrow keys, in the calendar', 'Move by days and weeks'],
    ['Escape', 'Closes the calendar'],
  ],
};
