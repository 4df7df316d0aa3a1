import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a sign beside words, or alone with a label.',
  elsewhere: ['icons', 'symbol', 'pictogram', 'Lucide', 'SVG', 'ikon'],
  anatomy: ['One drawing of the set: 16 px, 1.25 times the text beside it, which is 20 px at 16, or 24 px'],
  dos: ['Leave label out where words say the same.', 'Fill it only for “on”.'],
  donts: ['Do not bring icons of another set than Lucide.', 'Do not use one sign for two things.'],
  keyboard: [],
};
