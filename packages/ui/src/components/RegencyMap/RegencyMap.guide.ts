import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For where the communities are, drawn on the server without a script.',
  elsewhere: ['locator map', 'drawn map', 'peta kabupaten'],
  anatomy: ['Land, rivers, sea and towns', 'Areas, hatched', 'A ring for each community, with its number'],
  dos: ['Give each ring a link and a name.', 'Say the source and that it is simplified.'],
  donts: ['Do not show single trees on it: that is the live map.'],
  keyboard: [
    ['Tab', 'Moves from ring to ring'],
    ['Enter', 'Opens the community'],
  ],
};
