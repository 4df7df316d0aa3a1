import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a wait of a moment inside something that is already there.',
  elsewhere: ['loader', 'loading', 'busy indicator', 'memuat'],
  anatomy: ['The turning arc, or the bouncing seed', 'What is waited for, in words'],
  dos: ['Say what is under way.'],
  donts: ['Do not show more than one at a time.', 'Do not use it for a page: Skeleton.'],
  keyboard: [],
};
