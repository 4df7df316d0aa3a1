import { useTranslation } from 'react-i18next';
import { defaultLanguage, type Language, parseLanguage } from '../languages.ts';

/** The language this part of the page is written in. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return parseLanguage(i18n.language) ?? defaultLanguage;
}
