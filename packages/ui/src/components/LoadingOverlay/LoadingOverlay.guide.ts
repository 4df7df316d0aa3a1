import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the first entry into the member area, signing in and out, and the return from Google.',
  elsewhere: ['splash', 'blocking loader', 'loading', 'memuat'],
  anatomy: ['The product’s name', 'The bouncing seed: 40 px, 0.8 s', 'What is being waited for'],
  dos: ['Say what is being prepared.'],
  donts: ['Do not cover a list or a form: use a Skeleton.', 'Do not show it twice in one visit.'],
  keyboard: [],
};
