import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a certificate on a page of its own, on screen and on paper.',
  elsewhere: ['diploma', 'document', 'sertifikat'],
  anatomy: [
    'Mark and seal',
    'Title, holder, and the sentence of the adoption',
    'Each tree with its plate, smaller where there are many',
    'A giver’s message',
    'Number, day of issue, who signs',
    'The code that leads to the check',
  ],
  dos: [
    'Give it the level of heading its page needs.',
    'Let the statement come whole from the service’s record.',
  ],
  donts: [
    'Do not put buttons on it: they stand beside it and are not printed.',
    'Do not show it for a record whose signature is wrong.',
  ],
  keyboard: [],
};
