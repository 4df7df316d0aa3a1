import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a map with what belongs around it.',
  elsewhere: ['map container', 'map', 'peta'],
  anatomy: [
    'The map',
    'Controls over its corner',
    'The legend: shape, colour and word',
    'Source and date',
    'The way to the same as a list',
  ],
  dos: ['Always offer the list.', 'Say when positions are rounded.'],
  donts: ['Do not put text over the land.', 'Do not ask for a position before it is wanted.'],
  keyboard: [
    ['Tab', 'Moves to the map, the controls and the list'],
    ['Arrow keys', 'Move the map while it has the focus'],
    ['+ −', 'Closer, further'],
  ],
};
