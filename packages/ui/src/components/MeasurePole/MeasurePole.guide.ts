import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For comparing heights beside a drawing.',
  elsewhere: ['scale bar', 'tongkat ukur'],
  anatomy: [
    'Bands of a metre',
    'An end at ten metres, so that young trees still differ beside high ones: open above where the tree goes on',
  ],
  dos: [
    'Write the height in the text beside it: a tree of twelve metres and one of twenty-five are drawn alike.',
    'Where high trees are to be compared, take StandingRow, which draws each at its own.',
  ],
  donts: ['Do not use it as the only place of a figure.'],
  keyboard: [],
};
