import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'Where something could not be shown or done.',
  elsewhere: ['failure page', 'error page', 'retry', 'error', 'failed', 'offline', 'gagal'],
  anatomy: [
    'A sign',
    'What happened',
    'What it means for the tree or the money, and what to do',
    'Try again, and one other way',
    'Details for a report, folded away',
  ],
  dos: ['Name the thing that failed.', 'Give the request’s number in the details.'],
  donts: ['Do not show a code as the message.', 'Do not blame the reader.'],
  keyboard: [
    ['Tab', 'Moves to the actions, then to the details'],
    ['Enter, Space', 'Presses; opens the details'],
  ],
};
