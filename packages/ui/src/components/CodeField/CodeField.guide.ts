import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a code from a mail, of six digits or eight signs.',
  elsewhere: ['OTP', 'one-time code', 'PIN input', 'kode', 'verification code'],
  anatomy: ['The label', 'One input in wide figures', 'The error, above the hint: where the code was sent'],
  dos: ['Send when the code is whole.', 'Keep what was typed when the code is refused.'],
  donts: ['Do not split it into boxes: pasting and autofill break.', 'Do not clear it by itself.'],
  keyboard: [
    ['Tab', 'Moves the focus into the field'],
    ['Ctrl+V', 'Pastes; spaces and dashes fall away'],
  ],
};
