import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For comparing heights beside a drawing.',
  elsewhere: ['scale bar', 'tongkat ukur'],
  anatomy: ['Bands of a metre, ten at most'],
  dos: ['Write the height in the text beside it.'],
  donts: ['Do not use it as the only place of a figure.'],
  keyboard: [],
};
