import type { Guide } from '../../stories/guide.ts';

export const guide: Guide = {
  since: '0.1.0',
  use: 'For choosing the language, from the sidebar and the profile.',
  elsewhere: ['language switcher', 'locale picker', 'bahasa'],
  anatomy: ['The title', 'Each language in its own words', 'The one in use, ticked'],
  dos: ['Name languages in their own language.', 'Close on choosing.'],
  donts: ['Do not use flags.'],
  keyboard: [
    ['Tab', 'Moves from language to language'],
    ['Enter, Space', 'Chooses it and closes'],
    ['Escape', 'Closes without choosing'],
  ],
};
