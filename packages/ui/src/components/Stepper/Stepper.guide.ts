import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the steps of one task, such as the checkout.',
  elsewhere: ['wizard', 'steps', 'multi-step progress', 'langkah'],
  anatomy: ['The steps, numbered', 'What is done, and where one is'],
  dos: ['Keep to five.', 'Say what is done to screen readers.'],
  donts: ['Do not use it as navigation.'],
  keyboard: [],
};
