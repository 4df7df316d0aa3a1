import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For explaining several things about a tree with one drawing: reasons, parts, measurements. For a single drawing, use Plate.',
  elsewhere: ['labelled drawing', 'gambar beranotasi'],
  anatomy: [
    'The drawing of a whole tree',
    'Lettered discs at crown, trunk, undergrowth and root',
    'The caption',
    'LetteredList: what the letters mean',
  ],
  dos: ['Letter in the order of the list.', 'Say in the caption that it is a drawing.'],
  donts: ['Do not letter more than four places on a phone.', 'Do not leave a letter without its entry.'],
  keyboard: [],
};
