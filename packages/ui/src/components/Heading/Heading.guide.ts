import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For every heading: level is its place in the outline, size its look.',
  elsewhere: ['title', 'headline', 'judul'],
  anatomy: ['The words in the serif'],
  dos: ['Keep one level 1 on a page.', 'Skip no level.'],
  donts: ['Do not choose a level for its size.', 'Do not use it for text that heads nothing.'],
  keyboard: [],
};
