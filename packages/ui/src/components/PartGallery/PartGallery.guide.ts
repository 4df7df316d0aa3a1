import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For the pictures of a tree by part: tree, leaf, bark, fruit, flower, sap, other.',
  elsewhere: ['parts of a tree', 'bagian pohon'],
  anatomy: ['The picture, with its caption', 'Seven parts, each with how many there are'],
  dos: ['Show parts without pictures, as “–”.', 'Caption drawings as drawings.'],
  donts: ['Do not stretch a picture of one part over another.'],
  keyboard: [
    ['Tab', 'Moves to the parts'],
    ['← →', 'Move from part to part'],
    ['Enter, Space', 'Shows the part'],
  ],
};
