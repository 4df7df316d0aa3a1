import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  use: 'For things under each other.',
  elsewhere: ['column', 'flex', 'vertical layout'],
  anatomy: ['Its children'],
  dos: ['Choose gap from the scale.'],
  donts: ['Do not set margins inside it.'],
  keyboard: [],
};
