import type { Language } from './languages.ts';
import en from './locales/en/embeds.json' with { type: 'json' };
import id from './locales/id/embeds.json' with { type: 'json' };

export type { Language };

/** The texts of what stands in the pages of others, in both languages and without i18next: the scripts are small. */
export const embedTexts = { id, en } satisfies Record<Language, object>;
