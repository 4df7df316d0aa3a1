import type { PictureCropDialogProps } from '../components/PictureCrop/PictureCropDialog.tsx';

/** What the dialog that cuts a picture says, alone and behind the field that opens it. */
export const cropWords = (say: (id: string, en: string) => string): PictureCropDialogProps['words'] => ({
  title: say('Atur foto', 'Adjust the picture'),
  description: say('Geser dan perbesar sampai pas.', 'Move and zoom until it fits.'),
  closeLabel: say('Tutup', 'Close'),
  pictureLabel: say('Bagian foto yang dipakai', 'The part of the picture that is used'),
  zoom: say('Perbesaran', 'Zoom'),
  across: say('Mendatar', 'Across'),
  down: say('Tegak', 'Up and down'),
  cancel: say('Batal', 'Cancel'),
  confirm: say('Pakai', 'Use it'),
});
