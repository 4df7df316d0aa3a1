import type { Language } from '@rimba/i18n';
import { createServerI18n } from '@rimba/i18n/server';

const translators = { id: createServerI18n('id'), en: createServerI18n('en') };

/** The product's texts in one language, all in memory. */
export const translatorFor = (language: Language) => translators[language];
