import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For a last question before what cannot be undone, costs money, or ends a session. What can be undone is done at once, with undo in a toast.',
  elsewhere: ['alert dialog', 'confirmation modal', 'confirm before deleting', 'konfirmasi'],
  anatomy: [
    'The question',
    'What follows from a yes',
    'The safe choice, which has the focus',
    'The deed, named by its verb',
  ],
  dos: ['Name the deed on the button: “Cancel the order”.', 'Show what is about to be paid as its children.'],
  donts: ['Do not label the buttons yes and no.', 'Do not ask what has been asked before.'],
  keyboard: [
    ['Tab', 'Moves between the two choices'],
    ['Enter, Space', 'Takes the one in focus'],
    ['Escape', 'The safe choice, unless it is under way'],
  ],
};
