import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For light, dark or as the system has it.',
  elsewhere: ['dark', 'dark mode', 'dark theme', 'colour scheme', 'toggle', 'tema', 'gelap'],
  anatomy: ['Three segments, each a sign above its word'],
  dos: ['Begin with system.'],
  donts: ['Do not put it where it is pressed by accident.'],
  keyboard: [
    ['Tab', 'Moves to the chosen one'],
    ['← →', 'Choose the next, the one before'],
  ],
};
