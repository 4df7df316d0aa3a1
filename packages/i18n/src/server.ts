import type { i18n, TFunction } from 'i18next';
import { createI18n } from './create-i18n.ts';
import type { Namespace } from './keys.ts';
import type { Language } from './languages.ts';
import { resources } from './resources.ts';

const everyNamespace = Object.keys(resources.en) as Namespace[];

/** The texts of some namespaces in one language, to hand to a page that starts with them. */
export function loadResources(language: Language, namespaces: readonly Namespace[]) {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, resources[language][namespace]]));
}

/** What writes the texts of one namespace: `i18n.getFixedT(language, 'emails')`. */
export type Translate<N extends Namespace> = TFunction<N>;

/** A translator for one request or one mail, with every text in memory. */
export function createServerI18n(language: Language): i18n {
  return createI18n({ language, namespaces: everyNamespace, resources }).i18n;
}
