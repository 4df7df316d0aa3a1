import { createContext, useContext } from 'react';
import { pseudo } from './pseudo.ts';

/** `pseudo` is English made longer, to see what gives way. */
export type StoryLocale = 'id' | 'en' | 'pseudo';

/** The language of the Storybook toolbar. Only stories use it: components get their words from outside. */
export const StoryLocaleContext = createContext<StoryLocale>('id');

/** A number as both languages write it, to be put into what a story says. */
export function figures(value: number, digits = 0): { id: string; en: string } {
  const options = { minimumFractionDigits: digits };
  return { id: value.toLocaleString('id-ID', options), en: value.toLocaleString('en', options) };
}

/** What the stories have said so far: the Indonesian, and how it read last. */
const saidSoFar = new Map<string, string>();

/** In a story: `const say = useSay(); say('Simpan', 'Save')`. */
export function useSay() {
  const locale = useContext(StoryLocaleContext);
  return (id: string, en: string): string => {
    const text = locale === 'id' ? id : locale === 'en' ? en : pseudo(en);
    saidSoFar.set(id, text);
    return text;
  };
}

/**
 * In a play function: what the story says for an Indonesian text in the toolbar's language, so that it finds its parts
 * in each. A text that no story said is itself: a name, a figure.
 */
export const said = (id: string): string => saidSoFar.get(id) ?? id;

/** The same as a part of something longer, such as a name that a figure follows. */
export const saidWithin = (id: string): RegExp =>
  new RegExp(said(id).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
