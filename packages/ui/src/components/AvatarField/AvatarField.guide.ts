import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one’s own picture in the profile. For documents or several files, use FileField.',
  elsewhere: ['upload of a profile picture', 'ganti foto profil'],
  anatomy: [
    'The picture as it is now, or initials',
    'The button that chooses another',
    'The button that takes it away',
    'The error, above the hint: kinds and size',
  ],
  dos: [
    'Name kinds and the largest size in the hint.',
    'Let PictureCropDialog cut what was chosen before it is sent.',
  ],
  donts: [
    'Do not send before the reader has seen the square.',
    'Do not remove a saved picture without a way back.',
  ],
  keyboard: [
    ['Tab', 'Moves to choosing, then to removing'],
    ['Enter, Space', 'Opens the system’s chooser, or removes the picture'],
  ],
};
