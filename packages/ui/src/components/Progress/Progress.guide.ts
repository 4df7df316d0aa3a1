import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For how far something long has come: an upload, an export.',
  elsewhere: ['progress bar', 'loading bar', 'kemajuan'],
  anatomy: ['What is under way', 'The bar', 'How far, in words'],
  dos: ['Leave value out while nobody knows.'],
  donts: ['Do not let it run backwards.', 'Do not use it for a moment: that is a Spinner.'],
  keyboard: [],
};
