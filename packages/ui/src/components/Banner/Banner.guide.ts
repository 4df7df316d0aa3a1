import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For one sentence about the whole page or account: an unproven address, no network, a new version. What has just been done, and needs no answer, is a toast (Toaster); what is wrong with a field stands at the field.',
  elsewhere: ['alert', 'callout', 'notice', 'warning', 'message bar', 'peringatan', 'pemberitahuan'],
  anatomy: [
    'A sign of its tone',
    'One sentence',
    'One link or button',
    'A button that dismisses it, where it may go',
  ],
  dos: [
    'Say what the reader can do.',
    'Warning, where none is chosen: the reader has something to do, such as to prove an address.',
    'Info: good to know, and nothing to do.',
    'Success: it went well, and stays so while the page is open. What is over with a glance is a toast.',
    'Danger: it failed, or something is lost if nothing is done.',
    'Choose urgent only for what has just gone wrong: it interrupts a screen reader.',
  ],
  donts: ['Do not stack more than two.', 'Do not dismiss by itself.'],
  keyboard: [
    ['Tab', 'Moves to its action, then to dismissing'],
    ['Enter, Space', 'Presses them'],
  ],
};
