import type { Language } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';
import type { i18n } from 'i18next';
import { pseudo } from '../../../../packages/ui/src/stories/pseudo.ts';
import type { StoryLocale } from '../../../../packages/ui/src/stories/say.ts';

const longer = { type: 'postProcessor', name: 'pseudo', process: pseudo } as const;

/** The product's language for one of the toolbar: Pseudo is English made longer. */
export const languageOf = (locale: StoryLocale): Language => (locale === 'id' ? 'id' : 'en');

const made = new Map<StoryLocale, i18n>();

/** Every text of the product in the language of the toolbar: what a story shows, and what its play function looks for. */
export function storyI18n(locale: StoryLocale): i18n {
  const known = made.get(locale);
  if (known) return known;
  const instance = createServerI18n(languageOf(locale));
  if (locale === 'pseudo') {
    instance.use(longer);
    instance.options.postProcess = [longer.name];
  }
  made.set(locale, instance);
  return instance;
}

/** The texts of a play function: `wordsOf(globals)('common:actions.back')`. */
export const wordsOf = ({ locale }: Record<string, unknown>) => storyI18n(locale as StoryLocale).t;
