import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For saying where a page lies, above it, from the second level down.',
  elsewhere: ['path', 'trail', 'remah roti'],
  anatomy: ['Links to what lies above', 'The page itself, which is no link'],
  dos: ['Use the same words as the pages’ titles.'],
  donts: ['Do not use it for steps of a form: that is a Stepper.', 'Do not show it on home.'],
  keyboard: [
    ['Tab', 'Moves from link to link'],
    ['Enter', 'Follows it'],
  ],
};
