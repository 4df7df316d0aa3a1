import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the name of an icon, or a word more on a control.',
  elsewhere: ['hint', 'bubble', 'keterangan'],
  anatomy: ['A few words beside the control'],
  dos: ['Repeat or add to the name.'],
  donts: ['Do not say anything there alone: touch has no hover.', 'Do not put links in it.'],
  keyboard: [
    ['Tab to its control', 'Shows it'],
    ['Escape', 'Hides it'],
  ],
};
