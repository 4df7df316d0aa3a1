import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For finding by words in a list.',
  elsewhere: ['search input', 'search box', 'cari', 'pencarian'],
  anatomy: ['The magnifier', 'The prompt: an example', 'The button that empties it'],
  dos: ['Say from how many letters it searches.', 'Put the words into the address.'],
  donts: ['Do not search while a word is being composed.', 'Do not clear the filters with it.'],
  keyboard: [
    ['Tab', 'Moves the focus into the field'],
    ['Any character', 'Is typed; what was typed stays when something is refused'],
    ['Enter', 'Sends the form it stands in'],
    ['Escape', 'Empties it'],
  ],
};
