import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a value between two ends where about right is enough: size and place of a picture.',
  elsewhere: ['range input', 'penggeser'],
  anatomy: ['The label', 'The track and the thumb', 'The value in words'],
  dos: ['Give valueText with its unit.'],
  donts: ['Do not use it for an amount of money or trees.'],
  keyboard: [
    ['Tab', 'Moves the focus to the thumb'],
    ['← → ↑ ↓', 'A step less or more'],
    ['Page Up, Page Down', 'A larger step'],
    ['Home, End', 'The ends'],
  ],
};
