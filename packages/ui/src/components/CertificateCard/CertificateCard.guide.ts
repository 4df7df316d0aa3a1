import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For certificates in a list. The certificate itself is a CertificateSheet.',
  elsewhere: ['certificate preview', 'kartu sertifikat'],
  anatomy: [
    'The seal, drawn from the number',
    'The holder, which is the link',
    'The number',
    'How many trees, and until when',
  ],
  dos: ['Keep the facts to two.', 'Show the term’s last full day.'],
  donts: ['Do not abbreviate the number.'],
  keyboard: [
    ['Tab', 'Moves to the holder’s link'],
    ['Enter', 'Opens the certificate'],
  ],
};
