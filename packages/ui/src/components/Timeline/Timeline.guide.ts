import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For what has happened to a tree or a transaction, from the newest down.',
  elsewhere: ['history', 'activity feed', 'steps over time', 'linimasa', 'garis waktu', 'riwayat'],
  anatomy: [
    'The line with its marks: first, past, latest, expected, ended',
    'Date and figures',
    'A quote from the field, and who',
  ],
  dos: ['Give the day and the figure in the title.', 'Mark what is expected as expected.'],
  donts: ['Do not leave out what went badly.'],
  keyboard: [],
};
