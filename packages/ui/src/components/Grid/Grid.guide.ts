import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For equal columns of equal things.',
  elsewhere: ['columns', 'layout', 'kisi'],
  anatomy: ['The columns, by window width or by the narrowest that fits'],
  dos: ['Use ul where it holds a list.', 'Prefer minColumn where the number does not matter.'],
  donts: ['Do not use it for a page’s frame.', 'Do not put things of different kinds side by side in it.'],
  keyboard: [],
};
