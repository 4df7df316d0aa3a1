import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For photos of an activity, a community or a survey.',
  elsewhere: ['image gallery', 'carousel', 'slideshow', 'galeri foto'],
  anatomy: ['A sheet for each photo', 'The Lightbox it opens'],
  dos: ['Give small copies for the sheets.', 'Say in alt what is seen.'],
  donts: ['Do not crop a face or a tree’s crown away.'],
  keyboard: [
    ['Tab', 'Moves from photo to photo'],
    ['Enter, Space', 'Opens it large'],
  ],
};
