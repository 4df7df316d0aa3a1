import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a person, beside or in place of their name. Communities are known by GrowthRings.',
  elsewhere: ['profile picture', 'user picture', 'foto profil'],
  anatomy: ['The picture, or the initials of the name while there is none'],
  dos: ['Leave label out where the name stands beside it.', 'Give the name as its owner shows it.'],
  donts: [
    'Do not show a stranger’s picture unless they chose to be seen.',
    'Do not use it as a button by itself; put it inside one.',
  ],
  keyboard: [],
};
