import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a tree at its measured height on millimetre paper.',
  elsewhere: ['drawing to scale', 'gambar berskala'],
  anatomy: [
    'The paper, with its ground line',
    'The tree, or the figure of its kind',
    'Height and diameter in words',
  ],
  dos: ['Say the height in the label.'],
  donts: ['Do not draw what was not measured.'],
  keyboard: [],
};
