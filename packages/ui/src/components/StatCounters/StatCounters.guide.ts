import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For figures of the whole: trees, hectares, rupiah.',
  elsewhere: ['statistics', 'key figures', 'KPI', 'angka utama', 'statistik'],
  anatomy: ['The figures, each with what is counted', 'What all of them mean, one tap away'],
  dos: ['Give every figure its definition and its day.'],
  donts: ['Do not count up while it is seen.', 'Do not round in our favour.'],
  keyboard: [
    ['Tab', 'Moves to what they mean'],
    ['Enter, Space', 'Opens it'],
  ],
};
