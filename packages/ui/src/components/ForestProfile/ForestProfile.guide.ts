import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'As the hero of the home page: the section from sea to hills.',
  elsewhere: ['elevation profile', 'cross-section', 'profil hutan'],
  anatomy: [
    'The sky: heading, lead, buttons',
    'The drawing to scale',
    'The zones with their notes',
    'The scale of heights',
  ],
  dos: ['Give each zone the way to its trees.', 'Say in the hint that it can be moved.'],
  donts: ['Do not use it small or cropped.', 'Do not put more than two buttons in the sky.'],
  keyboard: [
    ['Tab', 'Moves to the buttons, the drawing, and from zone to zone'],
    ['← →', 'Scroll the drawing where it is wider than the window'],
  ],
};
