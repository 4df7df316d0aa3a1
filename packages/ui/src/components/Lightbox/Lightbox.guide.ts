import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For pictures worth seeing large: surveys, activities. PhotoGallery opens it.',
  elsewhere: ['image viewer', 'photo lightbox', 'full-screen picture', 'carousel', 'penampil gambar'],
  anatomy: ['The picture', 'Its caption', 'Previous and next', 'A button that closes it'],
  dos: ['Say in alt what is seen.', 'Caption drawings as drawings.'],
  donts: ['Do not put forms or links in it.', 'Do not begin anything by itself.'],
  keyboard: [
    ['← →', 'The picture before, the one after'],
    ['Home, End', 'The first, the last'],
    ['Tab', 'Moves among the buttons'],
    ['Escape', 'Closes it; the focus goes back to the picture’s sheet'],
  ],
};
