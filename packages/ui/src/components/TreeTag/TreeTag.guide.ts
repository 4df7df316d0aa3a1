import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a tree’s code as the label on its trunk; TreeCode in running text; NameTag for a name on it.',
  elsewhere: ['tag', 'label', 'tree code', 'kode pohon'],
  anatomy: ['The code, in one piece'],
  dos: ['Keep the code whole.'],
  donts: ['Do not use it for other numbers.'],
  keyboard: [],
};
