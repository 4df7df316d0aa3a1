import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For filters, navigation and details that slide in from an edge.',
  elsewhere: ['drawer', 'side panel', 'bottom sheet', 'panel samping'],
  anatomy: [
    'The title',
    'The content, which scrolls',
    'A foot that stays in view',
    'A button that closes it',
  ],
  dos: ['Use bottom for filters on phones.', 'Say in the foot how many things are left.'],
  donts: ['Do not open a dialog from it unless it asks about the sheet.'],
  keyboard: [
    ['Tab', 'Moves within it and round again'],
    ['Escape', 'Closes it; the focus goes back'],
  ],
};
