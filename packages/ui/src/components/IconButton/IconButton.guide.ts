import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a well-known action where words have no room: close, save, menu.',
  elsewhere: ['icon-only button', 'tool button', 'tombol ikon'],
  anatomy: ['The icon', 'The count, above 0', 'Its name, for screen readers'],
  dos: ['Say the count in the label.', 'Give aria-pressed where filled means on.'],
  donts: [
    'Do not use it for what nobody would guess.',
    'Do not give two actions of a screen one icon; saved and not yet saved are one action.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter, Space', 'Presses it'],
  ],
};
