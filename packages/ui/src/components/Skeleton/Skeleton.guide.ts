import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'In place of what is coming, in its size, so that nothing moves when it comes.',
  elsewhere: ['placeholder', 'shimmer', 'loading', 'memuat'],
  anatomy: ['Boxes of the coming text and pictures', 'One sentence for screen readers, by SkeletonGroup'],
  dos: ['Match the sizes of what comes.', 'Group boxes that load together.'],
  donts: ['Do not show it for what may be empty for good.', 'Do not shimmer.'],
  keyboard: [],
};
