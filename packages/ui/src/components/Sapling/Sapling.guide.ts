import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a young tree inside a drawing to scale.',
  elsewhere: ['seedling', 'bibit'],
  anatomy: ['The stem and leaves of its height'],
  dos: ['Give the tree’s code as the seed.'],
  donts: ['Do not use it for trees over 3.5 m.'],
  keyboard: [],
};
