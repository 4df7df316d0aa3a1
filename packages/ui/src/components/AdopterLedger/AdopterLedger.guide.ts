import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a ranking of adopters in which the names matter more than the places.',
  elsewhere: ['leaderboard', 'ranking', 'peringkat', 'daftar pengadopsi'],
  anatomy: [
    'The position',
    'The name, exactly as its owner chose',
    'The rank, for patrons',
    'How many trees',
    'A foot with the way to the rest',
  ],
  dos: [
    'Give amounts with their unit: “214 trees”.',
    'Name the list, since its lines are numbered only for the eye.',
  ],
  donts: ['Do not shorten or complete a name.', 'Do not set the first three apart: it is no podium.'],
  keyboard: [],
};
