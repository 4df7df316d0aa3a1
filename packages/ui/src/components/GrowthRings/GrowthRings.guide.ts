import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the mark of a community and the seal of a certificate.',
  elsewhere: ['tree rings', 'lingkar tahun'],
  anatomy: ['Rings that no other seed has'],
  dos: ['Always give the same seed for the same thing.'],
  donts: ['Do not use it as decoration without a seed.', 'Do not count years with it.'],
  keyboard: [],
};
