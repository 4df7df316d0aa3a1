import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the product’s mark: alone, or as a wordmark.',
  elsewhere: ['brand mark', 'wordmark'],
  anatomy: ['Growth rings with a leaf', 'The name'],
  dos: ['Keep clear space of half its height.', 'Link it home.'],
  donts: ['Do not recolour or stretch it.', 'Do not set the name in another face.'],
  keyboard: [],
};
