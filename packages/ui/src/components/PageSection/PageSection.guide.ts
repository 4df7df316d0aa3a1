import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a section of an open page: heading in the margin, text beside it.',
  elsewhere: ['band', 'section', 'layout', 'container', 'bagian halaman'],
  anatomy: ['The heading', 'A note in the notebook’s italic', 'More for the margin', 'The content'],
  dos: ['Give an id to what is linked to.'],
  donts: ['Do not nest it.', 'Do not use it inside the member frame’s cards.'],
  keyboard: [],
};
