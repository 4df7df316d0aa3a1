import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'Above a refused form that is longer than its window, for one fault as for many: the field may be out of sight. Where all fields are seen at once, none is needed.',
  elsewhere: ['validation summary', 'form errors', 'ringkasan kesalahan'],
  anatomy: ['How many things are wrong', 'A link to each field, in the form’s order'],
  dos: ['Render it when sending fails, and not before.', 'Use the same sentence as at the field.'],
  donts: ['Do not use it in place of the errors at the fields.'],
  keyboard: [
    ['It appears', 'The focus moves to its title'],
    ['Tab', 'Moves from link to link'],
    ['Enter', 'Moves the focus to the field'],
  ],
};
