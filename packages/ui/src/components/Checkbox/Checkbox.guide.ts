import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For something that is sent with a form: agreeing, choosing several. What works at once is a Switch.',
  elsewhere: ['tick box', 'kotak centang'],
  anatomy: ['The box', 'Its label', 'The error, above the hint'],
  dos: ['Write the label as what is true when it is ticked.'],
  donts: ['Do not tick it for the reader where consent is asked.', 'Do not phrase it as a denial.'],
  keyboard: [
    ['Tab', 'Moves the focus to the box'],
    ['Space', 'Ticks or clears it'],
  ],
};
