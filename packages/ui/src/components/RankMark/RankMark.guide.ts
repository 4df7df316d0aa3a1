import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a patron’s rank.',
  elsewhere: ['tier', 'patron rank', 'peringkat'],
  anatomy: ['One, two or three rings', 'The word'],
  dos: ['Always give the word.'],
  donts: ['Do not use it for anything but patrons.'],
  keyboard: [],
};
