import type { TFunction } from 'i18next';
import { createI18n, type I18n } from './i18n.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';
import { resources } from './resources.ts';

/** The texts of some namespaces in one language, to hand to a page that starts with them. */
export function loadResources(language: Language, namespaces: readonly Namespace[]) {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, resources[language][namespace]]));
}

/** What writes the texts of one namespace: `i18n.in('emails')`. */
export type Translate<N extends Namespace> = TFunction<N>;

/** A translator for one request or one mail, with every text in memory. */
export const createServerI18n = (language: Language): I18n =>
  createI18n({ language, texts: resources[language] });
