import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a code to be scanned: QRIS, a certificate’s check.',
  elsewhere: ['QR code', 'QRIS', 'kode QR'],
  anatomy: [
    'Scheme and merchant',
    'The code on white, in both themes',
    'The number, a note',
    'A button that saves it',
  ],
  dos: [
    'Say in the label what the code is for, with the amount.',
    'Offer to save it: one phone cannot scan itself.',
  ],
  donts: ['Do not shrink it under 200 px.', 'Do not put a logo in it.'],
  keyboard: [
    ['Tab', 'Moves to saving'],
    ['Enter, Space', 'Saves it as a picture'],
  ],
};
