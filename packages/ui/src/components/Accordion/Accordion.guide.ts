import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For questions of which a reader wants one or two answers, such as the FAQ. What everybody should read stands open in the text.',
  elsewhere: ['collapse', 'disclosure', 'FAQ', 'expander', 'akordeon', 'buka tutup'],
  anatomy: ['The summary: the question itself', 'The arrow, which turns when it is open', 'The answer'],
  dos: [
    'Write the summary as the reader would ask it.',
    'Give an id to what can be linked to; a link to it opens it.',
    'Give items one name where only one should be open.',
  ],
  donts: ['Do not hide prices, terms or errors in it.', 'Do not put one inside another.'],
  keyboard: [
    ['Tab', 'Moves from summary to summary'],
    ['Enter, Space', 'Opens or closes it'],
    ['The browser’s find', 'Finds words in closed answers too'],
  ],
};
