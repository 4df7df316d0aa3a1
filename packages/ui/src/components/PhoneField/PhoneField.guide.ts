import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For an Indonesian mobile number.',
  elsewhere: ['telephone input', 'phone number', 'nomor telepon'],
  anatomy: [
    'The label',
    '+62, which stands in the frame',
    'The rest of the number',
    'The error, above the hint',
  ],
  dos: ['Take 08…, 62… and spaces as people write them.'],
  donts: ['Do not ask for it where it is not needed.'],
  keyboard: [
    ['Tab', 'Moves the focus into the field'],
    ['Any character', 'Is typed; what was typed stays when something is refused'],
  ],
};
