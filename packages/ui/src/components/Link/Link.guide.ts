import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For going somewhere. Doing something is a Button.',
  elsewhere: ['anchor', 'hyperlink', 'tautan'],
  anatomy: ['The words, underlined', 'A sign where it opens a new window'],
  dos: ['Let the words say where it leads.', 'Say it when it opens in a new window.'],
  donts: ['Do not write “here”.', 'Do not hide the underline inside text.'],
  keyboard: [
    ['Tab', 'Moves the focus to it'],
    ['Enter', 'Follows it'],
  ],
};
