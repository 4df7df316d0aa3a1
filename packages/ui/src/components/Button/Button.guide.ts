import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For something that happens here: paying, saving, opening a dialog. Where the reader goes to another page, wrap a link with asChild, or use Link inside a sentence.',
  elsewhere: ['call to action', 'CTA', 'primary', 'secondary', 'download', 'tombol', 'unduh'],
  anatomy: [
    'An icon before the words, where it says more than they do',
    'The words: a verb and what it acts on',
    'An icon after the words, for a direction',
  ],
  dos: [
    'Primary: the step that most readers take next, once on a screen.',
    'Secondary: the other way, beside a primary one, such as “Cancel” in a dialog; or where several are equal.',
    'Quiet: what may as well be left alone, such as “See all” or “Send it again”.',
    'Danger: the last step to what cannot be undone, as a rule in a ConfirmDialog.',
    'Name the result: “Pay IDR 407,835”, not “OK”.',
    'Say in busy what is going on while the answer is awaited; the width stays.',
  ],
  donts: [
    'Do not disable without disabledReason, which keeps it reachable and says what is missing; unless words beside it or on it say why: no tree is chosen, the code can be sent again in 42 seconds, an answer is awaited.',
    'Do not use danger for what can be undone.',
    'Do not put two primary buttons side by side.',
  ],
  keyboard: [
    ['Tab', 'Moves the focus to the button, also while it is busy or disabled with a reason'],
    ['Enter, Space', 'Presses it'],
  ],
};
