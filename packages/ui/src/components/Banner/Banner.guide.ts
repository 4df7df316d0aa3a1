import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  use: 'For one sentence about the whole page or account: an unproven address, no network, a new version. What has just been done is a toast; what is wrong with a field stands at the field.',
  elsewhere: ['alert', 'callout', 'notice'],
  anatomy: [
    'A sign of its tone',
    'One sentence',
    'One link or button',
    'A button that dismisses it, where it may go',
  ],
  dos: ['Say what the reader can do.', 'Choose urgent only for what has just gone wrong.'],
  donts: ['Do not stack more than two.', 'Do not dismiss by itself.'],
  keyboard: [
    ['Tab', 'Moves to its action, then to dismissing'],
    ['Enter, Space', 'Presses them'],
  ],
};
