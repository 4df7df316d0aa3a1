import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For things under each other.',
  elsewhere: ['column', 'flex', 'vertical layout', 'susun'],
  anatomy: ['Its children'],
  dos: ['Choose gap from the scale.'],
  donts: ['Do not set margins inside it.'],
  keyboard: [],
};
