import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a promise that is measured: survival, surveys on time.',
  elsewhere: ['proof point', 'janji dan hasil ukur'],
  anatomy: ['The bar of what was measured', 'The broken line of the promise', 'Figure, base and date'],
  dos: [
    'Give the base: of how many trees, until when.',
    'Leave measured out while there is nothing to measure.',
  ],
  donts: ['Do not round a miss into a hit.', 'Do not show the promise alone.'],
  keyboard: [],
};
