import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For running text, labels, notes and figures.',
  elsewhere: ['paragraph', 'body text', 'quote', 'note', 'teks', 'paragraf'],
  anatomy: ['The words in Plus Jakarta Sans; notes in the serif’s italic'],
  dos: ['Set measure for long text.', 'Set unbroken for codes and amounts.'],
  donts: [
    'Do not colour for emphasis.',
    'Do not set lang only when it looks foreign: set it whenever it is.',
  ],
  keyboard: [],
};
