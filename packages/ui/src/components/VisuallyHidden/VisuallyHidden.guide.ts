import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For words that the eye gets from the layout and a screen reader does not.',
  elsewhere: ['screen reader only', 'sr-only', 'tersembunyi'],
  anatomy: ['Text that is not seen'],
  dos: ['Say what the picture or the position says.'],
  donts: ['Do not hide controls in it.', 'Do not repeat what is visible.'],
  keyboard: [],
};
