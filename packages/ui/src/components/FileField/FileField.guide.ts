import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For files that belong to a form: a photo of a transfer, a list. For one’s picture, use AvatarField.',
  elsewhere: ['file upload', 'attachment', 'file picker', 'dropzone', 'unggah berkas'],
  anatomy: [
    'The label',
    'The place to drop files, with a button to choose',
    'What was chosen, with its size, each to be taken out',
    'What was not taken, and why',
  ],
  dos: ['Say kinds and the largest size before.', 'Keep the good files when one is refused.'],
  donts: ['Do not send while choosing.', 'Do not rely on dropping: the button does the same.'],
  keyboard: [
    ['Tab', 'Moves to choosing, then from file to file'],
    ['Enter, Space', 'Opens the system’s chooser; takes a file out'],
  ],
};
