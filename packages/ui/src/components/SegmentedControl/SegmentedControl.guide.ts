import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For two to four views of the same thing: list or map, light or dark.',
  elsewhere: ['toggle group', 'button group', 'view switch', 'pilihan tampilan'],
  anatomy: ['The segments, one of them chosen'],
  dos: ['Keep labels to a word.', 'Say the label of icons too.'],
  donts: ['Do not use it for steps or actions.', 'Do not use it for more than four.'],
  keyboard: [
    ['Tab', 'Moves to the chosen segment'],
    ['← →', 'Choose the next, the one before'],
  ],
};
