import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  use: 'For figures of the whole: trees, hectares, rupiah.',
  anatomy: ['The figure', 'What is counted', 'The definition, one tap away'],
  dos: ['Give every figure its definition and its day.'],
  donts: ['Do not count up while it is seen.', 'Do not round in our favour.'],
  keyboard: [
    ['Tab', 'Moves from definition to definition'],
    ['Enter, Space', 'Opens it'],
  ],
};
