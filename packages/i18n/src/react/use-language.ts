import type { Language } from '../languages.ts';
import { useTranslation } from './use-translation.ts';

/** The language this part of the page is written in. */
export const useLanguage = (): Language => useTranslation().i18n.language;
