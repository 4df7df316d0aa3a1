import { createContext, useContext } from 'react';
import { pseudo } from './pseudo.ts';

/** `pseudo` is English made longer, to see what gives way. */
export type StoryLocale = 'id' | 'en' | 'pseudo';

/** The language of the Storybook toolbar. Only stories use it: components get their words from outside. */
export const StoryLocaleContext = createContext<StoryLocale>('id');

/** In a story: `const say = useSay(); say('Simpan', 'Save')`. */
export function useSay() {
  const locale = useContext(StoryLocaleContext);
  return (id: string, en: string): string => {
    if (locale === 'pseudo') return pseudo(en);
    return locale === 'id' ? id : en;
  };
}
