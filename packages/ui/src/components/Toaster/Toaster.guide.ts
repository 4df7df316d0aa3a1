import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For what has just been done, or could not be, when the page shows no place for it. What is true of the whole page or account until something is done is a Banner.',
  elsewhere: ['snackbar', 'toast', 'flash message', 'undo', 'pesan singkat'],
  anatomy: ['A sign', 'A sentence', 'One action, such as undo', 'A button that closes it'],
  dos: [
    'Mount it once in a frame.',
    'Say what was done with toast.success, what failed with toast.error, news with toast.info and what is running out with toast.warning: each takes its title, then { description, action: { label, onClick }, id }.',
    'Give id where the same may be said again: it replaces what is shown. toast.dismiss(id) takes one away, toast.dismiss() all.',
    'Offer undo for what was removed.',
  ],
  donts: [
    'Do not use it for errors of fields.',
    'Do not put anything in it that has to be read: it goes after four seconds.',
  ],
  keyboard: [
    ['Alt+T', 'Moves the focus to the toasts'],
    ['Tab', 'Moves to the action and to closing'],
    ['Escape', 'Closes it'],
  ],
};
