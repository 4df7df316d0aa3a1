import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For cutting a picture to a square before it is sent.',
  elsewhere: ['image cropper', 'potong gambar'],
  anatomy: ['The picture under a square', 'Sliders for size and place', 'Use it, or choose another'],
  dos: ['Tell the reader when the file is no picture.', 'Give back what was chosen when it is cancelled.'],
  donts: ['Do not send the whole picture along.', 'Do not crop without being seen.'],
  keyboard: [
    ['Tab', 'Moves from slider to slider, then to the buttons'],
    ['← →', 'Move the picture or its size by a step'],
    ['Escape', 'Leaves it as it was'],
  ],
};
