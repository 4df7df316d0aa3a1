import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'As the ground behind empty space: a hero, an empty state, a certificate.',
  elsewhere: ['background pattern', 'texture', 'latar', 'topographic lines'],
  anatomy: ['A piece of the landscape’s contour lines'],
  dos: ['Give a seed, so that the same page shows the same hills.'],
  donts: ['Do not put it behind small text.', 'Do not use it twice on a screen.'],
  keyboard: [],
};
