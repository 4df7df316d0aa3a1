import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a botanical drawing in the theme’s ink.',
  elsewhere: ['illustration', 'figure', 'gambar'],
  anatomy: ['The drawing', 'Green washes, as strong as the tree’s state', 'The caption: whose leaf this is'],
  dos: ['Say in the caption that it is a drawing.', 'Leave label out where text says the same.'],
  donts: ['Do not use another species’ drawing without saying so.', 'Do not tint it.'],
  keyboard: [],
};
