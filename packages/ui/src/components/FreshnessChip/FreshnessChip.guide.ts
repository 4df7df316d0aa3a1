import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For how old a tree’s last survey is, against the promise of three to six months.',
  elsewhere: ['last updated', 'kesegaran data'],
  anatomy: ['A sign of in time, due or late', 'The days in words'],
  dos: ['Say the days, never just “fresh”.', 'Work out freshness by the one rule of the service.'],
  donts: ['Do not show a late survey as in time.'],
  keyboard: [],
};
