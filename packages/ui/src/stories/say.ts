import { createContext, useContext } from 'react';

export type StoryLocale = 'id' | 'en';

/** The language of the Storybook toolbar. Only stories use it: components get their words from outside. */
export const StoryLocaleContext = createContext<StoryLocale>('id');

/** In a story: `const say = useSay(); say('Simpan', 'Save')`. */
export function useSay() {
  const locale = useContext(StoryLocaleContext);
  return (id: string, en: string): string => (locale === 'id' ? id : en);
}
